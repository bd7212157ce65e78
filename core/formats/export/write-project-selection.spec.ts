import { namesOf, readText } from '../testing.js';
import { PLATFORMS } from '../naming/platforms.js';
import type { ExportGroup, ExportKey, ExportOptions, ExportValue } from '../model/export-types.js';
import { countEmptyValues, countStaleKeys, countUnvalidatedKeys } from './export-selection.js';
import { DE, EVERYTHING, FR, key, project, exportTexts } from './testing-export.js';
import { numberedKeys, writeProject } from '../index.js';

describe('names where all keys share one namespace', () => {
  const names = (groups: Record<string, string[]>, options: Partial<ExportOptions> = {}): string[] =>
    [
      ...(
        exportTexts(
          Object.fromEntries(
            Object.entries(groups).map(([name, keys]) => [
              name,
              Object.fromEntries(keys.map((k) => [k, 'x'])),
            ]),
          ),
          { platform: 'ios', ...options },
        )[0] ?? ''
      ).matchAll(/^"(.*)" = /gm),
    ].map(([, name = '']) => name);

  it.each([
    ['plain', { a: ['x'], b: ['y'] }, ['x', 'y']],
    ['prefixed when taken', { a: ['x'], b: ['x'] }, ['x', 'b_x']],
    [
      'chosen by common first, written in the order of the project',
      { a: ['x'], common: ['x'] },
      ['a_x', 'x'],
    ],
    ['prefixed when the key carries the prefix itself', { a: ['a_x', 'a_', 'ax'] }, ['a_a_x', 'a_', 'ax']],
    ['plain in common, unless all carry its prefix', { common: ['common_a', 'b'] }, ['common_a', 'b']],
    [
      'plain in common when all carry its prefix',
      { x: ['y'], common: ['common_a', 'common_b'] },
      ['y', 'common_a', 'common_b'],
    ],
    [
      'prefixed in common when all carry its prefix and one that of another group',
      { common: ['common_a', 'common_b_c'], common_b: ['x'] },
      ['common_common_a', 'common_common_b_c', 'x'],
    ],
    ['numbered as a last resort', { common: ['b_x', 'x'], b: ['x'] }, ['b_x', 'x', 'b_x_2']],
  ])('are %s', (_, groups, expected) => {
    expect(names(groups)).toEqual(expected);
  });

  it('stand under no marker where all keys of common carry its prefix', () => {
    const groups = { x: { y: '1' }, common: { common_a: '2' } };
    const [strings = ''] = exportTexts(groups, { platform: 'ios' });
    expect(strings).toBe('// MARK: - x\n"y" = "1";\n\n// MARK: -\n"common_a" = "2";\n');
    const [xml = ''] = exportTexts(groups, { platform: 'android' });
    expect(xml).toContain('\n    <!-- MARK: - -->\n    <string name="common_a">');
    for (const [name, text] of [
      ['a.strings', strings],
      ['a.xml', xml],
    ] as const)
      expect(namesOf(readText(name, text).groups)).toEqual([
        ['x', ['y']],
        ['common', ['common_a']],
      ]);
  });

  it('are all prefixed on request', () => {
    expect(names({ a: ['b_c', 'x'], a_b: ['c'], common: ['ok'] }, { prefix: true })).toEqual([
      'a_b_c',
      'a_x',
      'a_b_c_2',
      'common_ok',
    ]);
  });

  it('take the form of Android', () => {
    const [xml] = exportTexts(
      { '1 é': { 'a-b.c': 'x', 'd/e': 'x', 'd?e': 'x' } },
      { platform: 'android', prefix: true },
    );
    expect([...(xml ?? '').matchAll(/name="(.*?)"/g)].map(([, name]) => name)).toEqual([
      '_1_é_a-b.c',
      '_1_é_d_e',
      '_1_é_d_e_2',
    ]);
  });

  it('are reported when they took a number', () => {
    const groups = { common: { b_x: '1', x: '2' }, b: { x: '3' } };
    expect(numberedKeys(project(groups), { platform: 'ios', prefix: false })).toEqual([
      { group: 'b', key: 'x', name: 'b_x_2' },
    ]);
    expect(numberedKeys(project(groups), { platform: 'web', prefix: false })).toEqual([]);
  });

  it('do not depend on what is exported: a key has one name in all files', () => {
    const groups = [
      { name: 'a', keys: [key('x', '1')] },
      { name: 'b', keys: [key('x', '2', 'validated')] },
    ];
    const [file] = writeProject(
      { ...project({}), groups },
      { ...EVERYTHING, platform: 'ios', validatedOnly: true },
    );
    expect(file?.text).toBe('// MARK: - b\n"b_x" = "2";\n');
  });
});

describe('what is exported', () => {
  const groups = [
    { name: 'a', keys: [key('x', '1', 'validated'), key('y', '2'), key('z', '', 'modified')] },
    { name: 'b', keys: [key('n', ['0', '', 'n'], 'validated')] },
    { name: 'c', keys: [key('m', ['', '', ''])] },
  ];
  const exported = (options: Partial<ExportOptions>) => {
    const [file] = writeProject({ ...project({}), groups }, { ...EVERYTHING, ...options });
    return JSON.parse(file?.text ?? '') as unknown;
  };

  it('is everything, empty texts too', () => {
    expect(exported({})).toEqual({ a: { x: '1', y: '2', z: '' }, b: { n: '0 |  | n' }, c: { m: ' |  | ' } });
  });

  it('is the validated alone on request, a plural only as a whole', () => {
    expect(exported({ validatedOnly: true })).toEqual({ a: { x: '1' }, b: { n: '0 |  | n' } });
    const keys = groups.flatMap((group) => group.keys);
    expect(countUnvalidatedKeys(groups, FR)).toBe(keys.length - 2);
    const [zero, ...others] = groups[1]?.keys[0]?.values ?? [];
    const mixed = {
      name: 'b',
      keys: [{ name: 'n', isPlural: true, values: [{ ...zero, status: 'invalidated' }, ...others] }],
    } as (typeof groups)[0];
    expect(
      writeProject({ ...project({}), groups: [mixed] }, { ...EVERYTHING, validatedOnly: true })[0]?.text,
    ).toBe('{}\n');
  });

  it('is what has a text on request, and a plural with one goes whole', () => {
    expect(exported({ leaveOutEmpty: true })).toEqual({ a: { x: '1', y: '2' }, b: { n: '0 |  | n' } });
    expect(countEmptyValues(groups, FR)).toBe(5);
    expect(countEmptyValues(groups, DE)).toBe(9);
  });

  const forms = (of: ExportKey, more: Partial<ExportValue>, at = 0): ExportKey => ({
    ...of,
    values: of.values.map((value, index) => (index === at ? { ...value, ...more } : value)),
  });
  const both = (source: ExportKey, target: ExportKey): ExportKey => ({
    ...source,
    values: [...source.values, ...target.values],
  });
  const STALE: ExportGroup[] = [
    {
      name: 'a',
      keys: [
        both(forms(key('x', 'X'), { majorVersion: 2 }), key('x', 'stale', 'validated', DE)),
        both(
          forms(key('y', 'Y'), { majorVersion: 2 }),
          forms(key('y', 'fresh', 'modified', DE), { sourceVersion: 2 }),
        ),
        both(
          forms(key('n', ['', '1', 'n']), { majorVersion: 3 }, 2),
          forms(key('n', ['0', '1', 'n'], 'modified', DE), { sourceVersion: 3 }, 2),
        ),
        both(key('z', 'Z'), key('z', 'as ever', 'modified', DE)),
      ],
    },
  ];

  it.each(PLATFORMS)(
    'leaves out what is stale on request, a plural as a whole, but never the source: %s',
    (platform) => {
      const written = (leaveOutStale: boolean, languageId: number): string =>
        writeProject(
          { ...project({}), groups: STALE },
          { ...EVERYTHING, platform, languageIds: [languageId], leaveOutStale, sourceLanguageId: FR },
        )
          .map(({ text }) => text)
          .join('\n');
      expect(written(false, DE)).toContain('stale');
      expect(written(true, DE)).not.toContain('stale');
      expect(written(true, DE)).toContain('fresh');
      expect(written(true, DE)).toContain('as ever');
      expect(written(true, FR)).toBe(written(false, FR));
    },
  );

  it('leaves out a plural of which one form is stale as a whole', () => {
    const [file] = writeProject(
      { ...project({}), groups: STALE },
      { ...EVERYTHING, languageIds: [DE], leaveOutStale: true, sourceLanguageId: FR },
    );
    expect(JSON.parse(file?.text ?? '')).toEqual({ a: { y: 'fresh', z: 'as ever' } });
    expect([
      countStaleKeys(STALE, DE, FR),
      countStaleKeys(STALE, FR, FR),
      countStaleKeys(STALE, DE, null),
    ]).toEqual([2, 0, 0]);
  });

  it('leaves out what is stale of a file with both languages, where the source stays', () => {
    const [file] = writeProject(
      { ...project({}), groups: STALE },
      { ...EVERYTHING, platform: 'xliff', languageIds: [FR, DE], leaveOutStale: true, sourceLanguageId: FR },
    );
    expect(file?.text).toContain('<source>X</source>');
    expect(file?.text).not.toContain('stale');
  });

  it('is a file per language, in the order asked for', () => {
    expect(
      writeProject(project({ a: { x: '1' } }), { ...EVERYTHING, languageIds: [DE, 7, FR] }),
    ).toMatchObject([
      { path: 'de.json', text: '{\n  "a": {\n    "x": ""\n  }\n}\n' },
      { path: 'fr.json', text: '{\n  "a": {\n    "x": "1"\n  }\n}\n' },
    ]);
  });

  it('is named by the tag of its language', () => {
    const { groups } = project({ a: { x: '1', n: ['0', '1', 'n'] } });
    const languages = [{ id: FR, name: 'Klingon', tag: 'fr-CA' }];
    const paths = (['web', 'android', 'ios'] as const).flatMap((platform) =>
      writeProject({ languages, groups }, { ...EVERYTHING, platform }).map(({ path }) => path),
    );
    expect(paths).toEqual([
      'fr-CA.json',
      'values-fr-rCA/strings.xml',
      'fr-CA.lproj/Localizable.strings',
      'fr-CA.lproj/Localizable.stringsdict',
    ]);
  });

  it.each([
    ['web', ['fr.json']],
    ['android', ['values-fr/strings.xml']],
    ['ios', ['fr.lproj/Localizable.strings', 'fr.lproj/Localizable.stringsdict']],
  ] as const)('lies where %s looks for it', (platform, paths) => {
    const files = writeProject(project({ a: { x: '1', n: ['0', '1', 'n'] } }), { ...EVERYTHING, platform });
    expect(files.map(({ path }) => path)).toEqual(paths);
  });
});
