#!/usr/bin/env bash
# Runs a command and shows what it says in the summary of the job, too, where whoever edits in the browser looks first.
# Usage: in-summary.sh <heading> <command>...
set -uo pipefail
heading=$1
shift
"$@" 2>&1 | tee output.txt
status=${PIPESTATUS[0]}
{
  printf '## %s\n\n~~~text\n' "$heading"
  cat output.txt
  printf '~~~\n'
} >>"$GITHUB_STEP_SUMMARY"
rm output.txt
exit "$status"
