# Starts a program of the Java image: "$@" is its command, then the limits of a file in bytes, of open
# files and of CPU seconds, then the frame limit, which the program takes itself.
# Bash, because other shells can't name a descriptor beyond 9.
words=("$@")
count=$#
limits=("${words[@]:count-4:3}")
ulimit -c 0 -f $((limits[0] / 1024)) -n "${limits[1]}" -t "${limits[2]}" || exit 125
# What the worker had open by its own start is nobody's business here.
for path in /proc/self/fd/*; do
  number=${path##*/}
  if [ "$number" -gt 3 ]; then eval "exec $number>&-"; fi
done
unset PWD OLDPWD
# On descriptor 0 Java reads and writes the channel with no more than its public classes; a candidate's
# own standard input ends at once, as everywhere.
exec "${words[@]:0:count-4}" "${words[count-1]}" 0<&3 3<&-
