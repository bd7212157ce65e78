import type { CatalogueGroup, CatalogueKey } from '#core/formats/model/catalogue.js';

/** A text, or the three forms of a plural: zero, one, other. Empty if it is not translated yet. */
export type Text = string | readonly [zero: string, one: string, other: string];

/** Group → key → its text in each language of the world, in their order. */
export type Texts = Readonly<Record<string, Readonly<Record<string, readonly Text[]>>>>;

export interface World {
  name: string;
  color: string;
  description: string;
  /** The first is the base language. */
  languages: readonly string[];
  texts: Texts;
}

const QUANTITIES = ['zero', 'one', 'other'] as const;

const isWritten = (text: Text | undefined): text is Text =>
  text !== undefined && text !== '' && (typeof text === 'string' || text.some((form) => form !== ''));

function catalogueKey(name: string, text: Text): CatalogueKey {
  if (typeof text === 'string')
    return { name, isPlural: false, values: [{ name: text, quantityString: null }] };
  const values = QUANTITIES.map((quantityString, at) => ({ name: text[at] ?? '', quantityString }));
  return { name, isPlural: true, values };
}

/** The file of one language: its keys with a text in that language. */
export function fileOf({ languages, texts }: World, language: string): CatalogueGroup[] {
  const at = languages.indexOf(language);
  return Object.entries(texts).map(([name, keys]) => ({
    name,
    keys: Object.entries(keys).flatMap(([key, all]) => {
      const text = all[at];
      return isWritten(text) ? [catalogueKey(key, text)] : [];
    }),
  }));
}
