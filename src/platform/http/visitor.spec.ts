import type { Request } from 'express';

import { visitorOf } from './visitor.js';

const from = (host: string, languages: string[] = []) =>
  visitorOf({
    protocol: 'http',
    host,
    acceptsLanguages: (known: string[]) => known.find((language) => languages.includes(language)) ?? false,
  } as unknown as Request);

describe('a visitor', () => {
  it.each(['localhost:3000', 'motley.example', '192.168.1.5:3000', '[::1]:3000'])('comes from %s', (host) =>
    expect(from(host).origin).toBe(`http://${host}`),
  );

  it.each(['evil.example/path', 'a@evil.example', 'evil.example#', 'a b', '', 'a:b', '"><script>'])(
    'does not come from %j, which would lead a link elsewhere',
    (host) => expect(from(host).origin).toBe('http://localhost'),
  );

  it.each([
    [['fr'], 'fr'],
    [['en'], 'en'],
    [['de'], 'en'],
    [[], 'en'],
  ])('who reads %j is written to in %s', (languages, locale) =>
    expect(from('localhost', languages).locale).toBe(locale),
  );
});
