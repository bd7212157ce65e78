import { END } from '../model/profile-types.js';
import type { FileProfile, PlacePart, ProfilePart } from '../model/profile-types.js';

/** The objects of a group in which a key stands, from the outermost one; none: in that of the group; undefined: nobody knows. */
export type Nesting = (group: string, name: string) => readonly string[] | undefined;

type File = Pick<FileProfile, 'keys' | 'parts'>;

/**
 * In which objects the keys of files stand whose objects are nested (JSON, YAML, PHP): behind the keys of each object is the
 * place for new ones, which knows its path. The first file, and in it the first language, that has a key counts.
 */
export function nestedIn(files: readonly File[]): Nesting {
  const objects = new Map<string, readonly string[]>();
  for (const file of files) {
    const look = new NestingLook(file, objects);
    for (const part of file.parts) look.meet(part);
  }
  return (group, name) => objects.get(placeOf(group, name));
}

/** A key whose group has not ended, with the paths of the objects around it that have, from the outermost one. */
interface Pending {
  readonly name: string;
  readonly paths: string[];
}

class NestingLook {
  private readonly pending: Pending[] = [];
  /** Of what is open: how many were pending before. */
  private readonly starts: number[] = [];

  constructor(
    private readonly file: File,
    private readonly objects: Map<string, readonly string[]>,
  ) {}

  meet(part: ProfilePart): void {
    if (part === END) this.starts.pop();
    else if (typeof part === 'number') this.starts.push(this.pending.length);
    else if (typeof part !== 'object') return;
    else if ('text' in part) this.pending.push({ name: this.file.keys[part.text]?.[1] ?? '', paths: [] });
    else if ('group' in part) this.meetPlace(part);
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
    for (const { name, paths } of keys) {
      const place = placeOf(group, name);
      if (!this.objects.has(place)) this.objects.set(place, paths.map(segmentAt));
    }
  }
}

/** What a path has behind the one before it, without the `_` between names. */
const segmentAt = (path: string, at: number, paths: readonly string[]): string =>
  path.slice(paths[at - 1]?.length ?? 0, -1);

const placeOf = (group: string, name: string): string => `${group.length} ${group}${name}`;
