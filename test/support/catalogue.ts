import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

/** Short notations for the contents of files. */
export const singular = (name: string, text: string, languageName?: string): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text, quantityString: null, ...(languageName === undefined ? {} : { languageName }) }],
});

/** The forms in an unusual order, which a file may have. */
export const plural = (name: string, [zero, one, other]: [string, string, string]): CatalogueKey => ({
  name,
  isPlural: true,
  values: [
    { name: other, quantityString: 'other' },
    { name: zero, quantityString: 'zero' },
    { name: one, quantityString: 'one' },
  ],
});

export const group = (name: string, ...keys: CatalogueKey[]): CatalogueGroup => ({ name, keys });

/** A group with a number of singular keys, `key_0` onwards. */
export const manyKeys = (count: number, text: (index: number) => string = () => 'x'): CatalogueGroup =>
  group('common', ...Array.from({ length: count }, (_, index) => singular(`key_${index}`, text(index))));
