#!/usr/bin/env bash
# Runs a command and copies its output to the summary of the job, where volunteers who edit in the browser see it first.
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
