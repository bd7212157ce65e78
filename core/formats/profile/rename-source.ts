import type { Dialect } from '../model/kept-file.js';
import { END } from '../model/profile-types.js';
import type { FormsPart, ProfilePart, RowsPart, TextPart } from '../model/profile-types.js';

type Renaming = Pick<Dialect, 'rename' | 'renamePlace' | 'withoutImplied'>;

/** The names of an entry, before and now. */
interface Names {
  from: string;
  to: string;
}

/** What replaces parts, by their places. */
type Changes = Map<number, ProfilePart>;

/** How far a name is looked for before a text, in parts. */
const FURTHEST = 500;

/** The parts of a file, in which the names of entries are replaced: they stand in the source before their texts. */
export class RenamedSource {
  readonly parts: ProfilePart[];
  /** By key: the places of the parts before which its name stands, or which have it. */
  private readonly places = new Map<number, number[]>();
  /** By the place of an end: where it begins. */
  private readonly begins = new Map<number, number>();

  constructor(
    parts: readonly ProfilePart[],
    private readonly dialect: Renaming,
  ) {
    this.parts = [...parts];
    const open: number[] = [];
    for (const [at, part] of parts.entries()) {
      const key = keyIn(part);
      if (key !== undefined) this.meet(key, at);
      if (part === END) this.begins.set(at, open.pop() ?? 0);
      else if (opens(part)) open.push(at);
    }
  }

  private meet(key: number, at: number): void {
    const known = this.places.get(key);
    if (known) known.push(at);
    else this.places.set(key, [at]);
  }

  /** @returns false, and changes nothing, unless the name stands before each text of the key */
  rename(key: number, from: string, to: string): boolean {
    const changes: Changes = new Map();
    const places = this.places.get(key) ?? [];
    if (!places.every((at) => this.renameAt(at, { from, to }, changes))) return false;
    for (const [at, part] of changes) this.parts[at] = part;
    return changes.size > 0;
  }

  /** Whether the name stands before each text of the key: others are called after what holds them. */
  names(key: number, name: string): boolean {
    const places = this.places.get(key) ?? [];
    return places.every((at) => this.renameAt(at, { from: name, to: name }, new Map()));
  }

  /** The keys with texts in the entry that has the name of this one, in the order of their first texts. */
  inEntryOf(key: number, name: string): number[] {
    const changes: Changes = new Map();
    const places = this.places.get(key) ?? [];
    if (!places.every((at) => this.renameAt(at, { from: name, to: name }, changes))) return [];
    const begin = this.bracketAround(Math.min(...changes.keys()));
    const end = [...this.begins].find(([, start]) => start === begin)?.[0] ?? 0;
    const isIn = (at: number): boolean => at > begin && at < end;
    return [...this.places].flatMap(([other, all]) => (all.some(isIn) ? other : []));
  }

  private bracketAround(place: number): number {
    let at = place - 1;
    while (at >= 0 && !opens(this.parts[at] ?? '')) at = (this.begins.get(at) ?? at) - 1;
    return at;
  }

  private renameAt(at: number, names: Names, changes: Changes): boolean {
    const part = this.parts[at];
    if (part === undefined || typeof part !== 'object') return false;
    if ('forms' in part || 'rows' in part) return this.renamePlace(at, part, names, changes);
    if (!('text' in part)) return this.renameBefore(at, part, names, changes);
    const written = this.dialect.withoutImplied?.(part) ?? part;
    if (written !== part) changes.set(at, { ...written, raw: undefined });
    return this.renameBefore(at, part, names, changes);
  }

  private renamePlace(
    at: number,
    part: FormsPart | RowsPart,
    { from, to }: Names,
    changes: Changes,
  ): boolean {
    if (part.name === undefined) return true;
    const name = this.dialect.renamePlace?.(part.name, from, to) ?? null;
    if (name === null) return false;
    changes.set(at, { ...part, name });
    return true;
  }

  /** Looks for the name in the source before a part, out of the brackets around it and past other entries. */
  private renameBefore(from: number, part: ProfilePart, names: Names, changes: Changes): boolean {
    let at = from - 1;
    for (let steps = 0; at >= 0 && steps < FURTHEST; steps += 1) {
      const found = this.foundAt(at, part, names, changes);
      if (found !== null) return found;
      at = (this.begins.get(at) ?? at) - 1;
    }
    return false;
  }

  /** Whether the name is at a place, or that of another key; null: neither. */
  private foundAt(at: number, of: ProfilePart, { from, to }: Names, changes: Changes): boolean | null {
    const part = this.parts[at];
    if (typeof part === 'object' && 'text' in part) return part.text === keyIn(of);
    if (typeof part !== 'string') return null;
    if (changes.has(at)) return true;
    const form = (of as Partial<TextPart>).form;
    const renamed = this.dialect.rename?.(part, from, to, form) ?? null;
    if (renamed === null) return null;
    changes.set(at, renamed);
    return true;
  }
}

const opens = (part: ProfilePart): boolean =>
  typeof part === 'number' ? part !== END : typeof part === 'object' && 'column' in part;

function keyIn(part: ProfilePart): number | undefined {
  if (typeof part !== 'object') return undefined;
  if ('text' in part) return part.text;
  if ('beside' in part) return part.beside;
  if ('forms' in part) return part.forms;
  return 'rows' in part ? part.rows : undefined;
}
