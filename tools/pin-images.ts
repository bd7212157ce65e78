import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../scripts/lib/run.mjs';
import { digestOf } from './lib/image-digest.ts';

/**
 * `npm run tools -- pin-images`: fetches the digests of the tags of all base images from the registries and writes them
 * into the files under docker/. Exits with 1, without a change, if a registry does not respond.
 */
const FILES = ['docker/Dockerfile', 'docker/compose.yaml'];
const IMAGE = /^(ARG \w*IMAGE=| *image: )([^\s@]+:[^\s@]+)(@sha256:[0-9a-f]{64})?$/gm;

for (const file of process.argv.length > 2 ? process.argv.slice(2) : FILES.map((path) => join(ROOT, path)))
  writeFileSync(file, await pinned(readFileSync(file, 'utf8')));

async function pinned(text: string) {
  const digests = new Map<string, string | null>();
  for (const [, , image = ''] of text.matchAll(IMAGE)) digests.set(image, await digest(image));
  return text.replaceAll(IMAGE, (line, start: string, image: string) => {
    const found = digests.get(image);
    return found === null ? line : `${start}${image}@${found}`;
  });
}

async function digest(image: string) {
  try {
    const found = await digestOf(image);
    console.log(`${image} is ${found}.`);
    return found;
  } catch (error) {
    console.error(
      `${image} stays as it is: its registry does not say the digest (${(error as Error).message}).`,
    );
    process.exitCode = 1;
    return null;
  }
}
