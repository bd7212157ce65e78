import { shuffled } from './random.ts';
import { idOfPlace } from './texts.ts';
import type { Text } from './texts.ts';

/** What is done to a project, as a team does it between two exports. */
export interface Edits {
  /** By the ids of places. */
  readonly texts: ReadonlyMap<string, Text>;
  readonly renamed: readonly Renamed[];
  readonly removed: KeyPlace | null;
  /** A language that the repository does not have, with the texts of some keys of one file. */
  readonly language: { readonly tag: string; readonly texts: readonly Text[] } | null;
  /** Of keys that are new; absent: none. */
  readonly created?: readonly Text[];
}

/** How edits are chosen. */
export interface Planning {
  readonly seed: number;
  /** How many texts are edited, a plural as one. */
  readonly texts: number;
  /** The name that the key gets which is renamed as the first, the second … */
  readonly nameOf: (key: string, at: number) => string;
  /** Absent: an item of a list has no name. */
  readonly isNamed?: (key: string) => boolean;
}

const USUAL: Planning = { seed: 7, texts: 200, nameOf: (key) => `${key}Renamed` };

export type KeyPlace = Pick<Text, 'file' | 'group' | 'key'>;

export interface Renamed extends KeyPlace {
  readonly to: string;
  /** Whether the document has no name for it, so that it changes in no place for it. */
  readonly isAlong?: true;
}

/** The keys that documents call after another one: a server renames them with it. By the id of that one. */
export type HeldKeys = ReadonlyMap<string, readonly HeldKey[]>;

export interface HeldKey extends KeyPlace {
  readonly suffix: string;
}

const KEYS = 10;
/** Esperanto, Breton, Faroese: whichever the repository does not have. */
const NEW_LANGUAGES = ['eo', 'br', 'fo', 'gd'];

/** The place of an item in a list, which has no name that a person could change. */
const isItem = (key: string): boolean => /(?:^|[.[])\d+\]?(?:[.[]|$)/.test(key);

export const idOfKey = ({ file, group, key }: KeyPlace): string => JSON.stringify([file, group, key]);

function renamedWith({ file, group, key }: KeyPlace, to: string, held: HeldKeys): Renamed[] {
  const along = held.get(idOfKey({ file, group, key })) ?? [];
  return [
    { file, group, key, to },
    ...along.map(({ suffix, ...one }) => ({ ...one, to: to + suffix, isAlong: true as const })),
  ];
}

/**
 * Texts, ten names of keys, a key that is removed, and a language that is new.
 *
 * @param mayHaveLanguage whether a document of another language has a place in this file
 * @param held keys that have no names of their own in documents, by the keys after which they are called
 */
export function planEdits(
  texts: ReadonlyMap<string, Text>,
  mayHaveLanguage: (file: string) => boolean,
  held: HeldKeys = new Map(),
  how: Planning = USUAL,
): Edits {
  const all = shuffled([...texts.values()], how.seed);
  const nameless = new Set([...held.values()].flatMap((some) => some.map(idOfKey)));
  const { isNamed = (key) => !isItem(key) } = how;
  const named = all.filter((one) => isNamed(one.key) && !nameless.has(idOfKey(one)));
  const keys = [...new Map(named.map((one) => [idOfKey(one), one])).values()];
  const removed = keys.find((one) => !held.has(idOfKey(one))) ?? null;
  const renamed = keys
    .filter((one) => one !== removed)
    .slice(0, KEYS)
    .flatMap((one, at) => renamedWith(one, how.nameOf(one.key, at), held));
  const touched = new Set([removed, ...renamed].flatMap((one) => (one ? [idOfKey(one)] : [])));
  // All forms of a plural together: some formats write one text for several.
  const wanted = new Set<string>();
  const edited = all
    .filter((one) => {
      if (touched.has(idOfKey(one))) return false;
      const place = `${one.tag} ${idOfKey(one)}`;
      if (wanted.size < how.texts) wanted.add(place);
      return wanted.has(place);
    })
    .map((one) => ({ ...one, text: `edited ${one.text}` }));
  return {
    texts: new Map(edited.map((one) => [idOfPlace(one), one])),
    renamed,
    removed,
    language: newLanguage(all, touched, { mayHaveLanguage, most: how.texts }),
  };
}

function newLanguage(
  all: readonly Text[],
  touched: ReadonlySet<string>,
  { mayHaveLanguage, most }: { mayHaveLanguage: (file: string) => boolean; most: number },
): Edits['language'] {
  const known = new Set(all.map((one) => one.tag));
  const tag = NEW_LANGUAGES.find((one) => !known.has(one));
  const file = all.find((one) => mayHaveLanguage(one.file))?.file;
  if (tag === undefined || file === undefined) return null;
  const own = all.filter((one) => one.file === file && one.form === null && !touched.has(idOfKey(one)));
  const texts = new Map(
    own.slice(0, most).map((one) => [idOfKey(one), { ...one, tag, text: `new ${one.text}` }]),
  );
  return { tag, texts: [...texts.values()] };
}
