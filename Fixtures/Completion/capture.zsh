# Presses tab behind command lines in a zsh of its own, and prints what that offers, a line each.
#
# capture.zsh COMPLETION LINE...
#
# COMPLETION is a script to load, or a folder of functions to have in fpath.
zmodload zsh/zpty zsh/datetime
patience=30
shown=$(mktemp) || exit 1
trap 'rm -f $shown' EXIT
zpty shell zsh -f -i

# Waits until the shell says that it is ready.
wait_for() {
  local piece text= limit=$((EPOCHREALTIME + patience))
  until [[ $text == *$1* ]]; do
    if zpty -r -t shell piece; then text+=$piece; else sleep 0.01; fi
    if ((EPOCHREALTIME > limit)); then
      print -r -- "fault: zsh did not get to $1 after $text"
      exit 1
    fi
  done
}

run() { zpty -w shell " $1; print re''ady" && wait_for ready; }

run "stty -echo columns 400; PS1=; unsetopt zle; unset zle_bracketed_paste"
if [ -d $1 ]; then run "fpath=($1 \$fpath)"; fi
run "autoload -Uz compinit && compinit -D -u"
if [ -f $1 ]; then run ". $1"; fi
# What is offered goes to a file, before zsh decides how to show it.
run 'compadd() {
  case " $* " in
    (*" -O "*|*" -A "*|*" -D "*) ;;
    (*) local -a offered; builtin compadd -O offered "$@"
      if (($#offered)); then print -rl -- $offered >> '$shown'; fi ;;
  esac
  builtin compadd "$@"
}
capture() { _main_complete; compstate[insert]=; compstate[list]=; print off""ered }
zle -C capture complete-word capture; bindkey "^I" capture; setopt zle'
shift
for line; do
  : > $shown
  zpty -w -n shell "$line"$'\t'
  wait_for offered
  zpty -w -n shell $'\x15'
  print -r -- ${(ou)$(<$shown)}
done
zpty -d shell
