import { readdirSync, readFileSync } from 'node:fs';

import { formatOf } from '#core/formats/registry/registry.js';

const FORMATS = new URL('../../core/formats/', import.meta.url);

export interface Fixture {
  title: string;
  name: string;
  tag: string;
  bytes: Uint8Array;
}

/** Small files with everything that has ever been lost: `android-pl` is in Polish, `ar.json` in Arabic. */
export const FIXTURES = ['fixtures/', 'profile/fixtures/'].flatMap((path) => {
  const folder = new URL(path, FORMATS);
  return readdirSync(folder).flatMap((inner) =>
    readdirSync(new URL(`${inner}/`, folder))
      .filter((name) => formatOf(name) !== null && name !== 'expected.json')
      .map((name): Fixture => {
        const stems = [name.replace(/\..*$/, ''), inner.replace(/^.*-/, '')];
        const tag = stems.find((stem) => /^[a-z]{2}$/.test(stem)) ?? 'en';
        const bytes = new Uint8Array(readFileSync(new URL(`${inner}/${name}`, folder)));
        return { title: `${path}${inner}/${name}`, name, tag, bytes };
      }),
  );
});
