#!/bin/sh
# Takes out of a folder of packages, beside its package.json, what no server reads: what came for tools only, types,
# source maps, copies for browsers. Makes the links that the embedded PostgreSQL's libraries are found by, since a running
# container may not write here.
set -eu
packages=$1

# Firebase's kit brings Google's stores along; Motley keeps accounts with it, nothing else.
rm -rf "$packages/@google-cloud"
# Only its install script, which does not run here, does anything: it reports the install.
rm -rf "$packages/@scarf"
# The lock keeps what a tool of the development might share with the server, and what only the stores needed is left over.
(cd "$(dirname "$packages")" && npm query ':extraneous') | node -e '
  const { readFileSync, rmSync } = require("node:fs");
  for (const { path } of JSON.parse(readFileSync(0, "utf8"))) rmSync(path, { recursive: true, force: true });
'

find "$packages" -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' \) \
  ! -iname 'licen[cs]e*' ! -iname 'notice*' ! -iname 'copying*' -delete
rm -rf "$packages/typeorm/browser" "$packages/typescript" "$packages/@types"

for list in "$packages"/@embedded-postgres/*/native/pg-symlinks.json; do
  node -e '
    const { readFileSync, symlinkSync } = require("node:fs");
    const { basename, join } = require("node:path");
    const [list, root] = process.argv.slice(1);
    for (const { source, target } of JSON.parse(readFileSync(list, "utf8")))
      symlinkSync(basename(source), join(root, target));
  ' "$list" "$(dirname "$(dirname "$list")")"
done
