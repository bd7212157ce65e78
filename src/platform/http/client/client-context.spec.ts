import type { Request } from 'express';

import { clientContextOf } from './client-context.js';

const asking = (languages: string[]) =>
  clientContextOf({
    acceptsLanguages: (known: string[]) => known.find((language) => languages.includes(language)) ?? false,
  } as unknown as Request);

describe('the locale of a client', () => {
  it.each([
    [['fr'], 'fr'],
    [['en'], 'en'],
    [['de'], 'en'],
    [[], 'en'],
  ])('that accepts %j is %s', (languages, locale) => expect(asking(languages).locale).toBe(locale));
});
