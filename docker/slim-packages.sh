#!/bin/sh
# Takes out of a folder of packages what no server reads: types, source maps, copies for browsers, and makes the links
# that the embedded PostgreSQL's libraries are found by, since a running container may not write here.
set -eu
packages=$1

find "$packages" -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' \) \
  ! -iname 'license*' -delete
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
