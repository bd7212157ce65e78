import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Formats } from '../conformance/cases.ts';

/** A localisation file with its place: `path` is the path in its own project, if known. */
export interface RealFile {
  folder: string;
  file: string;
  tag: string;
  path: string | null;
  bytes: Uint8Array;
}

/** Other files with the same extension in these folders: indexes, and expectations of tests. */
const NO_LOCALISATION = ['index.json', 'expected.json'];

/** The localisation files in the folders of a folder, one level deep; none where it is absent. */
export function realFiles(folder: string, { formatOf }: Pick<Formats, 'formatOf'>): RealFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const inner = join(folder, name);
      const paths = indexedPaths(inner);
      return readdirSync(inner)
        .filter((file) => formatOf(file) !== null && !NO_LOCALISATION.includes(file))
        .map((file) => ({
          folder: name,
          file,
          tag: tagOf(name, file),
          path: paths.get(file) ?? null,
          bytes: new Uint8Array(readFileSync(join(inner, file))),
        }));
    });
}

/** The paths that the files of a folder have in the projects they are from. */
function indexedPaths(folder: string): Map<string, string> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const index = JSON.parse(readFileSync(file, 'utf8')) as { file: string; path: string }[];
  return new Map(index.map((entry) => [entry.file, entry.path]));
}

/** The language in a name: `elk__ar__ar.json`, `ar.json`, `android-pl`. */
function tagOf(folder: string, file: string) {
  const candidates = [file.split('__')[1]?.replace('-r', '-'), file.split('.')[0], folder.split('-').at(-1)];
  return candidates.find((tag) => tag !== undefined && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag)) ?? 'en';
}
