import { fileStem } from '../language-code.js';

/** What no file system takes, or takes for something else. */
const UNFIT = /[<>:"|?*\\\p{Cc}]/gu;

/**
 * The path of a file that comes back: its own, where it has one inside of a folder; otherwise its name in the folder of
 * its language. No path leads out of the archive.
 *
 * @param folder of the language, with a slash at its end; may be empty
 */
export function pathOfKept(name: string, folder: string): string {
  const parts = name
    .split(/[/\\]/)
    .map((part) => part.replace(UNFIT, '_'))
    .filter((part) => part !== '' && !/^\.+$/.test(part))
    .map(safeName);
  return parts.length > 1 ? parts.join('/') : folder + (parts[0] ?? 'file');
}

function safeName(part: string): string {
  const [stem = '', ...rest] = part.split('.');
  return [fileStem(stem), ...rest].join('.');
}

/** Paths of which no two are the same to a file system that ignores case: the later ones get `-2`, `-3` … */
export function distinctPaths<File extends { path: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { path } = file;
    for (let number = 2; taken.has(path.toLowerCase()); number += 1)
      path = file.path.replace(/(\.[^./]*)?$/, (extension) => `-${number}${extension}`);
    taken.add(path.toLowerCase());
    return path === file.path ? file : { ...file, path };
  });
}
