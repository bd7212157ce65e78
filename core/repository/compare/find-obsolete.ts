import type { FileProfile } from '../../formats/model/profile-types.js';
import type { DocumentChange, RepositoryChange, RepositoryChanges } from './repository-changes.js';
import { idOfKey, placesIn } from './sides.js';
import type { Sides } from './sides.js';

/** A document of the base language, as it was and as it is. */
interface BaseDocument extends DocumentChange {
  was: FileProfile;
  is: FileProfile;
}

function baseDocuments({ documents, imported, now, mayMark }: Sides): BaseDocument[] {
  if (!mayMark) return [];
  const profiles = new Map(now.profile.files.map((profile) => [profile.document?.path, profile]));
  return documents.flatMap((document) => {
    const [was, is] = [imported.get(document.path), profiles.get(document.path)];
    return document.isBase && document.state === 'changed' && was && is ? [{ ...document, was, is }] : [];
  });
}

/** The keys that documents of the base language no longer have, and the obsolete ones that they have again. */
export const obsoleteIn = (sides: Sides): RepositoryChange[] => marksIn(sides).map(({ change }) => change);

/** The ids of the keys of such changes. */
export const idsOfMarked = (sides: Sides, changes: ReadonlySet<string>): number[] =>
  marksIn(sides).flatMap(({ change, keyId }) => (changes.has(change.id) ? [keyId] : []));

function marksIn(sides: Sides): { change: RepositoryChange; keyId: number }[] {
  const baseId = sides.languageOf(sides.baseTag);
  return baseDocuments(sides).flatMap(({ path, file, was, is }) => {
    const [before, after] = [new Set(placesIn(was, file)), new Set(placesIn(is, file))];
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
      ...[...before].filter((place) => !after.has(place)).flatMap((place) => mark(place, 'obsolete')),
      ...[...after].filter((place) => !before.has(place)).flatMap((place) => mark(place, 'restored')),
    ];
  });
}

/** Of how many of its keys a file lacks, where it lacks any. */
export function lackingIn(sides: Sides, changes: readonly RepositoryChange[]): RepositoryChanges['lacking'] {
  const lacks = new Map<string, number>();
  for (const { kind, path } of changes) if (kind === 'obsolete') lacks.set(path, (lacks.get(path) ?? 0) + 1);
  return baseDocuments(sides).flatMap(({ path, file, was }) => {
    const count = lacks.get(path) ?? 0;
    return count === 0 ? [] : [{ file, lacks: count, of: was.keys.length }];
  });
}
