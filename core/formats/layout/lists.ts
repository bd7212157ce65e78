import { END, ITEMS, LIST } from '../model/profile-types.js';
import type { FileProfile, ProfilePart, TextPart } from '../model/profile-types.js';

/** A list of a file, which is written as a whole: of Android, JSON, YAML or PHP. */
export interface KeptList {
  group: string;
  /** The names of the keys in each of its items: several where these are objects, none where it is no text. */
  items: readonly (readonly string[])[];
  /** The number of the first item with keys. */
  first: number;
  /** From its beginning to its end. */
  parts: readonly ProfilePart[];
  /** Of the file: what its parts refer to. */
  keys: FileProfile['keys'];
  /** Whether commas stand between the entries around it, and how far it is indented. */
  isListed: boolean;
  indentation: string;
}

/** The lists of a file that are in no other one. */
export function listsIn({ keys, parts }: Pick<FileProfile, 'keys' | 'parts'>): KeptList[] {
  const lists: KeptList[] = [];
  const open: ProfilePart[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (part === END) open.pop();
    else if (part === ITEMS) {
      const end = endOf(parts, at);
      const list = listOf(parts.slice(at, end + 1), keys, open.at(-1) === LIST);
      if (list) lists.push(list);
      at = end;
    } else if (opens(part)) open.push(part);
  }
  return lists;
}

function listOf(
  parts: readonly ProfilePart[],
  keys: FileProfile['keys'],
  isListed: boolean,
): KeptList | null {
  const items = itemsIn(parts).map((item) => item.flatMap((index) => (keys[index] ? [keys[index]] : [])));
  const [[group] = [undefined]] = items.flat();
  if (group === undefined) return null;
  const source = parts.find((part) => typeof part === 'string') ?? '';
  const indentation = /^[ \t]*/.exec(source.replace(/^[\r\n]+/, ''))?.[0] ?? '';
  return {
    group,
    items: items.map((item) => item.map(([, name]) => name)),
    first: items.findIndex((item) => item.length > 0),
    parts,
    keys,
    isListed,
    indentation,
  };
}

/** The indexes of the keys of each item. */
function itemsIn(parts: readonly ProfilePart[]): number[][] {
  const items: number[][] = [];
  let depth = 0;
  for (const part of parts.slice(1, -1)) {
    if (isText(part)) items.at(-1)?.push(part.text);
    if (part === END) depth = Math.max(0, depth - 1);
    // The brackets of the list itself are around its items.
    else if (opens(part) && (part !== LIST || depth > 0)) {
      if (depth === 0) items.push([]);
      depth += 1;
    }
  }
  return items;
}

function endOf(parts: readonly ProfilePart[], start: number): number {
  let depth = 0;
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (opens(part)) depth += 1;
    else if (part === END) depth -= 1;
    if (depth === 0) return at;
  }
  return parts.length - 1;
}

const isText = (part: ProfilePart): part is TextPart => typeof part === 'object' && 'text' in part;

const opens = (part: ProfilePart): boolean =>
  (typeof part === 'number' && part !== END) || (typeof part === 'object' && 'column' in part);
