import { NO_CONTEXT } from '../../domain/key-context.js';
import type { TokenPair } from '../identity.js';
import type { ValueView } from '../translations.js';

/** The moment at which everything happens. */
export const NOW = '2026-03-02T09:30:00.000Z';
export const LATER = '2026-04-01T09:30:00.000Z';

/** The tokens of a sign-in. */
export const tokens = (refreshToken: string): TokenPair => ({
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIuLi4ifQ.c2lnbmF0dXJl',
  refreshToken,
  expiresIn: 900,
});

type InLanguage = Pick<ValueView, 'languageId' | 'languageName' | 'languageAccess'>;

export const EN: InLanguage = { languageId: 21, languageName: 'en', languageAccess: 'target' };
export const FR: InLanguage = { languageId: 22, languageName: 'fr', languageAccess: 'target' };

/** A value of a response. `unusual`: fields that differ from the defaults. */
export const value = (
  [id, keyId]: [number, number],
  language: InLanguage,
  name: string,
  unusual: Partial<ValueView> = {},
): ValueView => ({
  id,
  name,
  quantityString: null,
  status: 'modified',
  version: 1,
  ...language,
  keyId,
  updatedAt: NOW,
  ...unusual,
});

/** A plural key with English texts. */
export const ALERTS = {
  id: 42,
  name: 'alerts',
  isPlural: true,
  groupId: 31,
  ...NO_CONTEXT,
  values: [
    value([102, 42], EN, 'No alerts', { quantityString: 'zero' }),
    value([103, 42], EN, 'One alert', { quantityString: 'one' }),
    value([104, 42], EN, '%d alerts', { quantityString: 'other' }),
    value([106, 42], FR, '', { quantityString: 'zero' }),
    value([107, 42], FR, '', { quantityString: 'one' }),
    value([108, 42], FR, '', { quantityString: 'other' }),
  ],
};
