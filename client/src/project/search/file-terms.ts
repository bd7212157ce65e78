import type { FileView } from '#core/api/files.js';

import { fold } from '../../lib/text/fold.js';

/** A file, or null for keys without one. */
export type FileId = number | null;

const TERM = /(^|\s)file:("[^"]*"|[^\s"]+)(?=\s|$)/gi;

/** Takes the files out of a search: `file:common.json file:"my file.po"`; an empty name is no file. */
export function splitFiles(query: string): { names: string[]; rest: string } {
  const names: string[] = [];
  // A search entirely in quotes is an exact text.
  if (/^\s*"[^"]+"\s*$/.test(query)) return { names, rest: query };
  const rest = query.replace(TERM, (_term, _space, name: string) => {
    names.push(name.replaceAll('"', ''));
    return ' ';
  });
  return names.length === 0 ? { names, rest: query } : { names, rest: rest.trim() };
}

/** The files that a search names; null if it names none: then all keys are meant. */
export function filesIn(query: string, files: readonly FileView[]): ReadonlySet<FileId> | null {
  const { names } = splitFiles(query);
  return names.length === 0 ? null : new Set(names.flatMap((name) => meantBy(name, files)));
}

/** A whole path, else the last parts of paths, else any part. A folder ends in a slash. */
function meantBy(name: string, files: readonly FileView[]): FileId[] {
  if (name === '') return [null];
  const ends = `/${fold(name)}`;
  const found = (isMeant: (path: string) => boolean): FileId[] =>
    files.filter(({ path }) => isMeant(`/${fold(path)}`)).map(({ id }) => id);
  if (name.endsWith('/')) return found((path) => path.startsWith(ends));
  const exact = files.filter(({ path }) => path === name).map(({ id }) => id);
  if (exact.length > 0) return exact;
  const last = found((path) => path.endsWith(ends));
  return last.length > 0 ? last : found((path) => path.includes(ends.slice(1)));
}

const UNFINISHED = /(^|\s)file:("[^"]*|[^\s"]*)$/i;

/** As many as a list shows without scrolling. */
const OFFERED = 12;

/** The searches that finish the name of a file at the end of a search. */
export function completions(query: string, files: readonly FileView[]): string[] {
  const [term = '', space = '', begun = ''] = UNFINISHED.exec(query) ?? [];
  if (term === '' || files.length < 2) return [];
  const before = query.slice(0, query.length - term.length) + space;
  const wanted = fold(begun.replace('"', ''));
  const endings = countEndings(files);
  const offers = files
    .filter(({ path }) => fold(path).includes(wanted))
    .slice(0, OFFERED)
    .map(({ path }) => before + termOf(shortest(path, endings)));
  return offers.includes(query) ? [] : offers;
}

/** As many files of a folder are named by the folder. */
const MANY = 4;

/** The search for the same words in these files. */
export function searchIn(query: string, chosen: ReadonlySet<FileId>, files: readonly FileView[]): string {
  const endings = countEndings(files);
  const left = new Set(chosen);
  const names: string[] = [];
  for (const { folder, files: inside } of byFolder(files)) {
    if (folder === '' || inside.length < MANY || !inside.every(({ id }) => left.has(id))) continue;
    const isAlone = files.every(
      ({ path }) => !path.startsWith(`${folder}/`) || inside.some((one) => one.path === path),
    );
    if (!isAlone) continue;
    names.push(`${folder}/`);
    for (const { id } of inside) left.delete(id);
  }
  for (const { id, path } of files) if (left.has(id)) names.push(shortest(path, endings));
  if (left.has(null)) names.push('');
  return [...names.map(termOf), splitFiles(query).rest.trim()].filter((part) => part !== '').join(' ');
}

/** The fewest last parts of a path that no other path ends with. */
function shortest(path: string, endings: ReadonlyMap<string, number>): string {
  const parts = path.split('/');
  for (let from = parts.length - 1; from > 0; from -= 1) {
    const ending = parts.slice(from).join('/');
    if (endings.get(fold(ending)) === 1) return ending;
  }
  return path;
}

function countEndings(files: readonly FileView[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const parts = fold(path).split('/');
    for (let from = 0; from < parts.length; from += 1) {
      const ending = parts.slice(from).join('/');
      counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
  }
  return counts;
}

/** The files of each folder, in the order of the files. */
export function byFolder(files: readonly FileView[]): { folder: string; files: FileView[] }[] {
  const folders = new Map<string, FileView[]>();
  for (const file of files) {
    const folder = file.path.slice(0, Math.max(0, file.path.lastIndexOf('/')));
    const inside = folders.get(folder);
    if (inside) inside.push(file);
    else folders.set(folder, [file]);
  }
  return [...folders].map(([folder, inside]) => ({ folder, files: inside }));
}

const termOf = (name: string): string => (name === '' || /\s/.test(name) ? `file:"${name}"` : `file:${name}`);

/** Separates files in the URL. */
const COMMA = ',';
const NONE = '""';

/** The search of a URL: its files, `?file=common.json,"",…`, and its words. */
export function searchOfUrl(file: string | null, words: string | null): string {
  const terms = file?.split(COMMA).map((name) => termOf(name.replaceAll('"', ''))) ?? [];
  return [...terms, ...(words === null ? [] : [words])].join(' ');
}

/** A search in a URL. Files that are not written as `searchOfUrl` reads them stay among the words. */
export function searchInUrl(query: string): { file: string | null; q: string } {
  const { names, rest } = splitFiles(query);
  const file = names.length === 0 ? null : names.map((name) => (name === '' ? NONE : name)).join(COMMA);
  const isTheSame = file !== null && searchOfUrl(file, rest === '' ? null : rest) === query;
  return isTheSame ? { file, q: rest } : { file: null, q: query };
}
