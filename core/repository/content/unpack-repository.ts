import { unzipSync } from 'fflate';

import { LARGEST_DOCUMENT } from '../look-at.js';
import { isSkipped } from '../walk.js';
import type { Entry } from '../walk.js';

/** A repository that came as a zip. Paths are relative to its root. */
export interface UnpackedRepository {
  readonly entries: readonly Entry[];
  /** The bytes of what may be read. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** How much is unpacked, in bytes. */
export const MOST_UNPACKED = 256_000_000;

/** More is refused: what is unpacked from a zip does not fit into the memory of a browser. */
export class TooLargeZip extends Error {}

/** Never texts, and most of the bytes of many repositories. */
const MEDIA =
  /\.(?:png|jpe?g|gif|webp|avif|ico|icns|psd|mp[34]|mov|webm|wav|ogg|ttf|otf|woff2?|eot|zip|gz|jar|so|dll|exe|a|o|wasm|pdf|bin)$/i;

/**
 * Unpacks a zip of a repository, without folders of packages and builds. A folder around everything is left out of paths
 * if it is named like the zip, as in downloads, or if documents are known without it.
 *
 * @param name of the zip
 * @param known the paths of documents of an earlier import
 * @throws TooLargeZip if it holds more than `MOST_UNPACKED` bytes; another error if it is no zip
 */
export function unpackRepository(
  bytes: Uint8Array,
  name: string,
  known: ReadonlySet<string> = new Set(),
): UnpackedRepository {
  const sizes = new Map<string, number>();
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter({ name: path, originalSize }) {
      if (path.endsWith('/') || path.startsWith('__MACOSX/')) return false;
      sizes.set(path, originalSize);
      if (isSkipped(path) || originalSize > LARGEST_DOCUMENT || MEDIA.test(path)) return false;
      unpacked += originalSize;
      if (unpacked > MOST_UNPACKED) throw new TooLargeZip();
      return true;
    },
  });
  const paths = [...sizes.keys()];
  const folder = folderAround(paths);
  const isLeftOut = isLeftOutOf(paths, folder, known) ?? folder.startsWith(nameOfZip(name));
  const root = isLeftOut ? folder : '';
  return {
    entries: [...sizes].map(([path, size]) => ({ path: path.slice(root.length), size })),
    files: new Map(Object.entries(files).map(([path, content]) => [path.slice(root.length), content])),
  };
}

/** The folder that holds everything, with `/`; empty if there is none. */
function folderAround(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
}

/** Whether more known documents are found without the folder than with it; null: they do not say. */
function isLeftOutOf(paths: readonly string[], folder: string, known: ReadonlySet<string>): boolean | null {
  const whole = paths.filter((path) => known.has(path)).length;
  const inside = paths.filter((path) => known.has(path.slice(folder.length))).length;
  return whole === inside ? null : inside > whole;
}

const nameOfZip = (file: string): string => file.replace(/\.zip$/i, '').replace(/ ?\(\d+\)$/, '');
