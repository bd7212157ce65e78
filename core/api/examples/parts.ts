import type { ValueView } from '../translations.js';

/** The moment at which everything happens. */
export const NOW = '2026-03-02T09:30:00.000Z';
export const LATER = '2026-04-01T09:30:00.000Z';

type InLanguage = Pick<ValueView, 'languageId' | 'languageName' | 'languageAccess'>;

export const EN: InLanguage = { languageId: 21, languageName: 'en', languageAccess: 'target' };
export const FR: InLanguage = { languageId: 22, languageName: 'fr', languageAccess: 'target' };

/** A value as answers hold it: by its id and that of its key, with what is not as usual. */
export const value = (
  [id, keyId]: [number, number],
  language: InLanguage,
  name: string,
  unusual: Partial<ValueView> = {},
): ValueView => ({
  ...{ id, name, quantityString: null, status: 'modified', version: 1 },
  ...language,
  ...{ keyId, updatedAt: NOW },
  ...unusual,
});
