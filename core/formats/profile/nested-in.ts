import { END } from '../model/profile-types.js';
import type { FileProfile, PlacePart, ProfilePart } from '../model/profile-types.js';

/** The objects of a group in which a key stands, from the outermost one; none: in that of the group. */
export type Nesting = (group: string, name: string) => readonly string[];

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
  return (group, name) => objects.get(placeOf(group, name)) ?? NONE;
}

class NestingLook {
  private readonly paths: ReadonlyMap<string, ReadonlySet<string>>;
  /** The names of keys whose object has not ended. */
  private readonly pending: string[] = [];
  /** Of what is open: how many were pending before. */
  private readonly starts: number[] = [];

  constructor(
    private readonly file: File,
    private readonly objects: Map<string, readonly string[]>,
  ) {
    this.paths = pathsIn(file.parts);
  }

  meet(part: ProfilePart): void {
    if (part === END) this.starts.pop();
    else if (typeof part === 'number') this.starts.push(this.pending.length);
    else if (typeof part !== 'object') return;
    else if ('text' in part) this.pending.push(this.file.keys[part.text]?.[1] ?? '');
    else if ('group' in part) this.meetPlace(part);
  }

  private meetPlace({ group, path = '', language = 0 }: PlacePart): void {
    if (group === null) return;
    const own = this.pending.splice(this.starts.at(-1) ?? 0);
    const segments = path === '' ? NONE : segmentsOf(path, this.paths.get(placeOf(group, language)));
    for (const name of own) {
      const key = placeOf(group, name);
      if (!this.objects.has(key)) this.objects.set(key, name.startsWith(path) ? segments : NONE);
    }
  }
}

const NONE: readonly string[] = [];

const placeOf = (group: string, name: string | number): string => `${group.length} ${group}${name}`;

/** By group and language: the paths of its objects. */
function pathsIn(parts: FileProfile['parts']): Map<string, Set<string>> {
  const paths = new Map<string, Set<string>>();
  for (const part of parts) {
    if (typeof part !== 'object' || !('group' in part) || part.group === null || part.path === undefined)
      continue;
    const place = placeOf(part.group, part.language ?? 0);
    const known = paths.get(place) ?? new Set<string>();
    paths.set(place, known.add(part.path));
  }
  return paths;
}

/** `index_form_` is the object `form` of `index`, or one of its own, if there is no `index_`. */
function segmentsOf(path: string, paths: ReadonlySet<string> = new Set()): string[] {
  const segments: string[] = [];
  let from = 0;
  for (let end = path.indexOf('_') + 1; end > 0; end = path.indexOf('_', end) + 1) {
    if (end < path.length && !paths.has(path.slice(0, end))) continue;
    segments.push(path.slice(from, end - 1));
    from = end;
  }
  return segments;
}
