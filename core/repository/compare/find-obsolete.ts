import type { FileProfile } from '../../formats/model/profile-types.js';
import { mayBeNamedByTexts } from '../../formats/registry/named-by-texts.js';
import type { ComparedKey } from './compared-project.js';
import type { DocumentChange, RepositoryChange, RepositoryChanges } from './repository-changes.js';
import { idOfKey, placesIn } from './sides.js';
import type { Sides } from './sides.js';

/** The places of the keys that a file had and has, as what decides on them says: a document of the base language. */
interface Keys {
  /** Of a document that says so. */
  path: string;
  file: string;
  was: readonly string[];
  is: readonly string[];
}

const comparedKeys = (sides: Sides): Keys[] =>
  sides.mayMark ? [...baseDocuments(sides), ...filesWithoutBase(sides)] : [];

function baseDocuments({ documents, imported, now }: Sides): Keys[] {
  const profiles = profilesByPath(now.profile.files);
  return documents.flatMap(({ path, file, isBase, state }) => {
    const [was, is] = [imported.get(path), profiles.get(path)];
    return isBase && state === 'changed' && was && is
      ? [{ path, file, was: placesIn(was, file), is: placesIn(is, file) }]
      : [];
  });
}

/** Where the base texts may be names, those of all documents decide. One that is gone stays until a person removes it. */
function filesWithoutBase({ documents, imported, now, others, basedBeside }: Sides): Keys[] {
  const profiles = profilesByPath(now.profile.files);
  const files = new Map<string, DocumentChange[]>();
  for (const document of documents) files.set(document.file, [...(files.get(document.file) ?? []), document]);
  return [...files].flatMap(([file, own]) => {
    const changed = own.find(({ state }) => state === 'changed' || state === 'new');
    if (!changed || basedBeside.has(file) || own.some(({ isBase }) => isBase)) return [];
    const left = others.flatMap((one) => (one.file === file ? placesIn(one.profile, file) : []));
    const before = own.flatMap(({ path }) => imported.get(path) ?? []);
    const after = own.flatMap(({ path }) => profiles.get(path) ?? imported.get(path) ?? []);
    if (!after.some(({ format }) => mayBeNamedByTexts(format))) return [];
    const placesOf = (all: readonly FileProfile[]): string[] => [
      ...new Set([...left, ...all.flatMap((profile) => placesIn(profile, file))]),
    ];
    return [{ path: changed.path, file, was: placesOf(before), is: placesOf(after) }];
  });
}

const profilesByPath = (files: readonly FileProfile[]): Map<string | undefined, FileProfile> =>
  new Map(files.map((profile) => [profile.document?.path, profile]));

/** The keys that are no longer in use, as documents of the base language say, and the obsolete ones that they have again. */
export const obsoleteIn = (sides: Sides): RepositoryChange[] => marksIn(sides).map(({ change }) => change);

/** The ids of the keys of such changes. */
export const idsOfMarked = (sides: Sides, changes: ReadonlySet<string>): number[] =>
  marksIn(sides).flatMap(({ change, keyId }) => (changes.has(change.id) ? [keyId] : []));

function marksIn(sides: Sides): { change: RepositoryChange; keyId: number }[] {
  const baseId = sides.languageOf(sides.baseTag);
  return comparedKeys(sides).flatMap(({ path, file, was, is }) => {
    const [before, after] = [new KeysAt(was, sides), new KeysAt(is, sides)];
    const mark = (place: string, kind: 'obsolete' | 'restored'): ReturnType<typeof marksIn> => {
      const known = sides.keys.at(place);
      if (!known || known.isObsolete !== (kind === 'restored')) return [];
      const [, group = '', key = ''] = place.split('\n');
      const texts = known.values.filter(({ languageId }) => languageId === baseId);
      const here = texts.at(-1)?.name ?? '';
      const text = {
        form: null,
        here,
        there: kind === 'restored' ? here : '',
        isValidated: false,
        recheck: 0,
      };
      const id = idOfKey(place, kind);
      const change = { id, kind, path, file, tag: sides.baseTag, group, key, ...text };
      return [{ change, keyId: known.id }];
    };
    return [
      ...before.notIn(after).flatMap((place) => mark(place, 'obsolete')),
      ...after.notIn(before).flatMap((place) => mark(place, 'restored')),
    ];
  });
}

/** Places with the keys that the project has for them: a renamed one is the same at both of its names. */
class KeysAt {
  private readonly places: ReadonlySet<string>;
  private readonly keys: ReadonlySet<ComparedKey | undefined>;

  constructor(
    places: readonly string[],
    private readonly sides: Pick<Sides, 'keys'>,
  ) {
    this.places = new Set(places);
    this.keys = new Set(places.map((place) => sides.keys.at(place)));
  }

  notIn(others: KeysAt): string[] {
    return [...this.places].filter((place) => !others.keys.has(this.sides.keys.at(place)));
  }
}

/** Of how many of its keys a file lacks, where it lacks any. */
export function lackingIn(sides: Sides, changes: readonly RepositoryChange[]): RepositoryChanges['lacking'] {
  const lacks = new Map<string, number>();
  for (const { kind, path } of changes) if (kind === 'obsolete') lacks.set(path, (lacks.get(path) ?? 0) + 1);
  return comparedKeys(sides).flatMap(({ path, file, was }) => {
    const count = lacks.get(path) ?? 0;
    return count === 0 ? [] : [{ file, lacks: count, of: was.length }];
  });
}
