import { fileStem } from './language-code.js';

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

/**
 * The path of a file that comes back and is named after its language: `app_en.arb`, `messages_pt_BR.properties`. One that
 * names no language gets the code of another one.
 *
 * @param owner the code of the language whose file it was
 * @param suffixOf the code of a language with the sign before it, as it stands in names
 */
export function pathInLanguage(
  name: string,
  code: string,
  owner: string,
  suffixOf: (code: string) => string,
): string {
  if (code === owner) return pathOfKept(name, '');
  const { folder, stem, extension } = partsOf(name);
  const start = startOfCode(stem, owner);
  const suffix = suffixOf(code);
  // Where the code begins, its sign stands before it already.
  const renamed = start === null ? stem + suffix : stem.slice(0, start) + suffix.slice(1);
  return pathOfKept(folder + renamed + extension, '');
}

/**
 * The path of a file that comes back and stands in a folder for each language: `locales/en/app.ftl`. One that is in no such
 * folder, and is not named after its language either, goes into one.
 *
 * @param owner the code of the language whose file it was
 */
export function pathInFolder(name: string, code: string, owner: string): string {
  const parts = name.split(/[/\\]/);
  const file = parts.length - 1;
  const at = parts.findLastIndex((part, index) => index < file && isCodeOf(part, owner));
  const { stem, extension } = partsOf(name);
  if (at >= 0) return pathOfKept(parts.with(at, inManner(parts[at] ?? '', code, owner)).join('/'), '');
  if (!isCodeOf(stem, owner)) return pathOfKept(name, `${fileStem(code)}/`);
  return pathOfKept([...parts.slice(0, file), inManner(stem, code, owner) + extension].join('/'), '');
}

const isCodeOf = (part: string, owner: string): boolean => startOfCode(part, owner) === 0;

/** The code of a language with the sign between its parts that another one has. */
function inManner(own: string, code: string, owner: string): string {
  if (code === owner) return own;
  return own.includes('_') ? code.replaceAll('-', '_') : code;
}

/** The path of a file without the code of its language, if it is not all of its name: `messages.properties`. */
export function pathWithoutLanguage(path: string, code: string): string {
  const { folder, stem, extension } = partsOf(path);
  const start = startOfCode(stem, code);
  return start === null || start === 0 ? path : folder + stem.slice(0, start - 1) + extension;
}

function partsOf(path: string): { folder: string; stem: string; extension: string } {
  const start = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1;
  const dot = path.lastIndexOf('.');
  const end = dot < start ? path.length : dot;
  return { folder: path.slice(0, start), stem: path.slice(start, end), extension: path.slice(end) };
}

/** Where the code of a language begins that ends the stem of a file, in whatever spelling; null if none does. */
function startOfCode(stem: string, code: string): number | null {
  const ours = code.toLowerCase();
  const [language = ''] = ours.split('-');
  for (let at = 0; at < stem.length; at += 1) {
    if (at > 0 && !'_-.'.includes(stem.charAt(at - 1))) continue;
    const theirs = stem.slice(at).replaceAll('_', '-').toLowerCase();
    if (theirs === ours || (TAG.test(theirs) && theirs.split('-')[0] === language)) return at;
  }
  return null;
}

/** Language, script, region. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/;

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
