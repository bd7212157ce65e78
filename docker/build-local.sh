#!/usr/bin/env bash
# Builds the image and uses it, on a Debian machine that has no Docker engine: buildah builds the Dockerfile over a base
# image made here, and a chroot runs the result as the container would be run: under the image's own user, read-only,
# without capabilities. Needs root. Usage: docker/build-local.sh [KEEP], where KEEP is a folder that keeps what can be
# used again (the base image, the layers of the build).
set -euo pipefail

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
work=$(mktemp --directory --tmpdir motley-image.XXXXXX)
keep=${1:-$work/keep}
image=localhost/motley
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
mkdir -p "$keep"

say() { printf '\n== %s\n' "$*"; }
now() { date +%s.%N; }
since() { awk -v from="$1" -v to="$(now)" 'BEGIN { printf "%.1f s", to - from }'; }
in_store() { buildah --root "$keep/store" --runroot "$work/run" "$@"; }

server=
mounted=
finish() {
  # The first process of the container: with it all others end.
  [ -z "$server" ] || pkill -KILL --parent "$server" || true
  [ -z "$mounted" ] || in_store umount "$mounted" >/dev/null || true
  rm -rf "$work" 2>/dev/null || true
}
trap finish EXIT

install_tools() {
  command -v buildah >/dev/null && command -v debootstrap >/dev/null && return
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends buildah debootstrap >/dev/null
}

# What the official image is: Debian, Node and npm, from Debian's and npm's own registries.
make_base() {
  in_store images --quiet localhost/node:24-slim >/dev/null 2>&1 && return
  say 'Making the base image'
  local root=$work/base
  debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" || { tail "$work/debootstrap.log" >&2; exit 1; }
  rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/* "$root"/usr/share/{doc,man,locale}/*
  unpack "node-linux-$(node -p process.arch)@24" "$work/node"
  unpack npm@11 "$work/npm"
  install "$work/node/bin/node" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  mv "$work/npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  local container
  container=$(in_store from scratch)
  in_store copy --quiet "$container" "$root" / >/dev/null
  in_store commit --quiet --rm "$container" localhost/node:24-slim >/dev/null
  rm -rf "$root"
}

unpack() {
  mkdir -p "$2"
  (cd "$work" && npm pack --silent "$1" --pack-destination "$work" | xargs -I{} tar -xzf {} -C "$2" --strip-components=1)
}

build() {
  say 'Building the image'
  # The machine's own npm settings and certificates, while it builds and no longer.
  local settings=(--volume "$work/npmrc:/root/.npmrc:ro") authorities
  authorities=$(npm config get cafile)
  { cat "$HOME/.npmrc" 2>/dev/null || true; } >"$work/npmrc"
  if [ -f "$authorities" ]; then
    echo "cafile=$authorities" >>"$work/npmrc"
    settings+=(--volume "$authorities:$authorities:ro")
  fi
  in_store build --quiet --layers --build-arg NODE_IMAGE=localhost/node:24-slim "${settings[@]}" \
    --file "$checkout/docker/Dockerfile" --ignorefile "$checkout/docker/Dockerfile.dockerignore" \
    --tag "$image" "$checkout" >"$work/build.log" 2>&1 || { tail -40 "$work/build.log" >&2; exit 1; }
}

# What the image says about how to run it, as shell words.
read_image() {
  in_store inspect --type image "$image" | node -e '
    const { config } = JSON.parse(require("node:fs").readFileSync(0, "utf8")).OCIv1;
    const quote = (words) => words.map((word) => `\x27${word.replaceAll("\x27", "\x27\\\x27\x27")}\x27`).join(" ");
    console.log(`user=${quote([config.User])} folder=${quote([config.WorkingDir])}`);
    console.log(`environment=(${quote(config.Env)})\ncommand=(${quote(config.Cmd)})`);
  '
}

# In a process of its own, as an engine would with `--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges`.
contain() {
  local root=$1 data=$2
  shift 2
  exec unshare --mount --pid --fork bash -euc '
    root=$1 data=$2 user=$3 folder=$4
    shift 4
    mount --bind "$root" "$root"
    mount -o remount,bind,ro "$root"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount --bind "$data" "$root/data"
    exec chroot "$root" setpriv --reuid "${user%:*}" --regid "${user#*:}" --clear-groups \
      --inh-caps=-all --bounding-set=-all --no-new-privs env --ignore-environment --chdir="$folder" "$@"
  ' contain "$root" "$data" "$user" "$folder" "${environment[@]}" "$@"
}

# Starts the image's command on a data folder and waits until it is ready.
start() {
  started=$(now)
  contain "$root" "$1" "PORT=$port" "${command[@]}" >"$work/server.log" 2>&1 &
  server=$!
  until curl --silent --fail "$address/readyz" >/dev/null; do
    kill -0 "$server" 2>/dev/null || { tail -20 "$work/server.log" >&2; exit 1; }
    [ "$(awk -v from="$started" -v to="$(now)" 'BEGIN { print (to - from > 60) }')" = 0 ] || { echo 'Not healthy.' >&2; exit 1; }
    sleep 0.05
  done
}

stop() {
  started=$(now)
  kill -TERM "$(pgrep --parent "$server")"
  wait "$server" || { echo "Ended with $?:" >&2; tail -20 "$work/server.log" >&2; exit 1; }
  server=
  echo "stopped in $(since "$started")"
  [ "$(awk -v from="$started" -v to="$(now)" 'BEGIN { print (to - from > 10) }')" = 0 ] || { echo 'An engine would have killed it.' >&2; exit 1; }
}

a_data_folder() {
  mkdir "$work/$1" && chown "$user" "$work/$1" && echo "$work/$1"
}

use() {
  say 'Running the image'
  local description container data started root
  port=${MOTLEY_IMAGE_PORT:-3055} address=http://127.0.0.1:${MOTLEY_IMAGE_PORT:-3055}
  ! curl --silent "$address" >/dev/null || { echo "Port $port is taken: set MOTLEY_IMAGE_PORT." >&2; exit 1; }
  description=$(read_image)
  eval "$description"
  container=$(in_store from "$image")
  mounted=$container
  root=$(in_store mount "$container")
  data=$(a_data_folder data)
  start "$data"
  echo "ready in $(since "$started"), on an empty data folder"
  sleep 5
  echo "idle memory: $(memory_of "$server")"
  say 'The main job, in a browser'
  tell_story
  say 'A backup, restored on an empty volume'
  make_project >"$work/before.json"
  (contain "$root" "$data" node dist/src/cli/backup.js /data/motley.backup)
  stop
  local restored
  restored=$(a_data_folder restored)
  mv "$data/motley.backup" "$restored/"
  (contain "$root" "$restored" node dist/src/cli/restore.js /data/motley.backup)
  start "$restored"
  read_project >"$work/after.json"
  cmp "$work/before.json" "$work/after.json"
  echo "the same project again, ready in $(since "$started")"
  stop
}

# With the packages and the browser that `npm test` would use, installed if they are missing.
tell_story() {
  local browser
  browser=$(cd "$checkout" && node --input-type=module --eval "
    console.log = console.error;
    await (await import('./scripts/lib/install.mjs')).ensureInstalled();
    await import('./tools/lib/typescript.mjs');
    process.stdout.write((await (await import('./tools/lib/browser.ts')).ensureBrowser()) ?? '');
  ")
  (cd "$checkout" && CHROME_PATH=$browser MOTLEY_ADDRESS=$address npm run --silent jest -- --selectProjects browser --runInBand test/browser/main-job.spec.ts)
}

call() {
  curl --silent --show-error --fail --header "Authorization: Bearer ${token:-}" --header 'Content-Type: application/json' "$address/api/v1$1" "${@:2}"
}

# A part of what a call answered.
answered() { node -p "JSON.parse(require('node:fs').readFileSync(0, 'utf8'))$1"; }

account='{"email":"ada@motley.example","password":"Motley-2026"}'

# Says all of a project, made by somebody new.
make_project() {
  local token
  token=$(call /identity/sign-up --data "$account" | answered .accessToken)
  call /auth/register --data '{"username":"Ada","email":"ada@motley.example"}' >/dev/null
  call /projects --data '{"name":"Atlas","color":"3366FF","description":"","languages":["en"],"groups":[{"name":"common","keys":[
    {"name":"save","isPlural":false,"values":[{"name":"Save","quantityString":null}]}]}]}' >/dev/null
  read_project
}

read_project() {
  local token project
  token=$(call /identity/sign-in --data "$account" | answered .accessToken)
  project=$(call '/projects' | answered '[0].id')
  call "/projects/$project/details"
}

# Proportional memory of a process and all below it.
memory_of() {
  local all pid
  all=$(descendants "$1")
  for pid in $all; do grep -h '^Pss:' "/proc/$pid/smaps_rollup" 2>/dev/null || true; done |
    awk '{ sum += $2 } END { printf "%.0f MB", sum / 1000 }'
}

descendants() {
  echo "$1"
  local child
  for child in $(pgrep --parent "$1"); do descendants "$child"; done
}

size_of_image() {
  in_store images --format '{{.Name}}:{{.Tag}} {{.Size}}' | grep --fixed-strings "$image" || true
}

# Where the registry answers, later builds by an engine take the same base. Here the base is made instead.
(cd "$checkout" && npm run --silent tools -- pin-images) || true
install_tools
make_base
build
size_of_image
use
