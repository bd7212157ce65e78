import type { Request } from 'express';

import { clientContextOf } from './client-context.js';

const asking = (languages: string[]) =>
  clientContextOf({
    acceptsLanguages: (known: string[]) => known.find((language) => languages.includes(language)) ?? false,
  } as unknown as Request);

describe('a visitor', () => {
  it.each([
    [['fr'], 'fr'],
    [['en'], 'en'],
    [['de'], 'en'],
    [[], 'en'],
  ])('who reads %j is written to in %s', (languages, locale) =>
    expect(asking(languages).locale).toBe(locale),
  );
});
