import { END } from '../model/profile-types.js';
import type { FileProfile, PlacePart, ProfilePart } from '../model/profile-types.js';

/** Where a key stands in the object of its group. */
interface NestedKey {
  /** The objects in which it stands, from the outermost one; none: in that of the group. */
  readonly within: readonly string[];
  /** Its name, joined from theirs and its own: without the number that it has where another path joins to the same name. */
  readonly name: string;
}

/** Where a key stands; undefined: nobody knows. */
export type Nesting = (group: string, name: string) => NestedKey | undefined;

type File = Pick<FileProfile, 'keys' | 'parts'>;

/**
 * In which objects the keys of files stand whose objects are nested (JSON, YAML, PHP): behind the keys of each object is the
 * place for new ones, which knows its path. The first file, and in it the first language, that has a key counts.
 */
export function nestedIn(files: readonly File[]): Nesting {
  const objects = new Map<string, NestedKey>();
  for (const file of files) {
    const look = new NestingLook(file, objects);
    for (const part of file.parts) look.meet(part);
  }
  return (group, name) => objects.get(placeOf(group, name));
}

/** A key whose group has not ended, with the paths of the objects around it that have, from the outermost one. */
interface Pending {
  readonly name: string;
  /** The source before its text, which holds its own name. */
  readonly source: string;
  readonly paths: string[];
}

class NestingLook {
  private readonly pending: Pending[] = [];
  /** Of what is open: how many were pending before. */
  private readonly starts: number[] = [];
  private readonly names: ReadonlySet<string>;
  private source = '';

  constructor(
    private readonly file: File,
    private readonly objects: Map<string, NestedKey>,
  ) {
    this.names = new Set(file.keys.map(([group, name]) => placeOf(group, name)));
  }

  meet(part: ProfilePart): void {
    if (part === END) this.starts.pop();
    else if (typeof part === 'number') this.starts.push(this.pending.length);
    else if (typeof part === 'string') this.source = part;
    else if ('text' in part) this.meetText(part.text);
    else if ('group' in part) this.meetPlace(part);
  }

  private meetText(index: number): void {
    this.pending.push({ name: this.file.keys[index]?.[1] ?? '', source: this.source, paths: [] });
  }

  private meetPlace({ group, path = '', before }: PlacePart): void {
    // A sorted object has a place before each key, too.
    if (group === null || (path !== '' && before !== undefined)) return;
    const start = this.starts.at(-1) ?? 0;
    if (path === '') this.place(group, this.pending.splice(start));
    else
      for (const { name, paths } of this.pending.slice(start)) if (name.startsWith(path)) paths.unshift(path);
  }

  private place(group: string, keys: readonly Pending[]): void {
    for (const { name, source, paths } of keys) {
      const place = placeOf(group, name);
      if (this.objects.has(place)) continue;
      const own = name.slice(paths.at(-1)?.length ?? 0);
      const joined = name.replace(NUMBER, '');
      const isNumbered = this.names.has(placeOf(group, joined)) && !source.includes(own);
      this.objects.set(place, { within: paths.map(segmentAt), name: isNumbered ? joined : name });
    }
  }
}

const NUMBER = /_\d+$/;

/** What a path has behind the one before it, without the `_` between names. */
const segmentAt = (path: string, at: number, paths: readonly string[]): string =>
  path.slice(paths[at - 1]?.length ?? 0, -1);

const placeOf = (group: string, name: string): string => `${group.length} ${group}${name}`;
