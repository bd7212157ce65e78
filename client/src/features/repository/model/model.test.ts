import type { UnreadFile } from '../reading/repository-view.js';
import { alike } from './alike.js';
import { sourcesOfBase } from './base-reason.js';
import { formatOfFile } from './format-name.js';
import { lackingIn } from './lacking.js';
import { namesOf } from './language-names.js';

describe('the base language', () => {
  it.each([
    ['uncoded', ['app/res/values/strings.xml', 'lib/res/values/strings.xml'], ['values/']],
    ['uncoded', ['Resources.resx'], ['Resources.resx']],
    ['declared', ['App.xcodeproj/project.pbxproj'], ['project.pbxproj']],
    ['names', ['de/LC_MESSAGES/app.po', 'fr/LC_MESSAGES/app.po'], ['app.po']],
    ['complete', ['en.json'], []],
    [null, [], []],
  ] as const)('that is %s at %j is said by %j', (reason, paths, expected) => {
    expect(sourcesOfBase({ tag: 'en', reason, paths, candidates: [] })).toEqual(expected);
  });
});

describe('files that are not recognised', () => {
  const fluent = (index: number): UnreadFile => ({
    path: `${index}.toml`,
    reason: 'unsupported',
    format: 'TOML',
  });

  it('are one line from six on', () => {
    const many = Array.from({ length: 6 }, (_, index) => fluent(index));
    expect(alike(many)).toEqual([{ first: many[0], files: many }]);
    expect(alike(many.slice(1))).toHaveLength(5);
  });

  it('that are broken have a line each', () => {
    const error = { reason: 'imports.json_parse_error', color: 'red' } as const;
    const broken = Array.from({ length: 7 }, (_, index): UnreadFile => ({
      path: `${index}.json`,
      reason: 'invalid',
      format: 'json',
      error,
    }));
    expect(alike(broken)).toHaveLength(7);
  });
});

it('a format is called as its files, with the dialect of its plurals', () => {
  expect(formatOfFile({ format: 'json', flavour: 'i18next' })).toBe('JSON, i18next');
  expect(formatOfFile({ format: 'json', flavour: 'pipes' })).toBe('JSON');
  expect(formatOfFile({ format: 'po', flavour: null })).toBe('gettext .po');
});

it('languages have different names', () => {
  expect([...namesOf(['en', 'fr', 'en', 'xx-Qaaa'], 'fr').values()]).toEqual([
    'Anglais',
    'Français',
    expect.stringContaining('Qaaa'),
  ]);
});

describe('an import cannot begin', () => {
  const totals = { files: 1, documents: 1, keys: 1, languages: 1 };

  it.each([
    ['ticks', { totals: { ...totals, files: 0 }, baseTag: 'en', hasName: true }],
    ['too_many', { totals: { ...totals, files: 501 }, baseTag: 'en', hasName: true }],
    ['too_many_languages', { totals, languages: 3, baseTag: 'en', hasName: true, languageLimit: 2 }],
    [null, { totals, languages: 2, baseTag: 'en', hasName: true, languageLimit: 2 }],
    ['name', { totals, baseTag: 'en', hasName: false }],
    ['base', { totals, baseTag: null, hasName: true }],
    [null, { totals, baseTag: 'en', hasName: true }],
  ] as const)('without: %s', (lacking, chosen) => {
    expect(lackingIn({ languages: 1, ...chosen })).toBe(lacking);
  });
});
