import { strToU8 } from 'fflate';

import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { detectFormat } from '../import/detect-format.js';
import type { KeptReading } from '../model/kept-reading.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { outline } from '../testing.js';

const SOURCE = `{
  "@@locale": "en_US",
  "title": "Plants",
  "@title": {
    "description": "Of the home page",
    "placeholders": {}
  },
  "files": "{n, plural, =0{None} =1{One} other{# files}}",
  "owner": "{g, select, male{His} other{Their}}"
}
`;

const read = (text = SOURCE, name = 'app_en_US.arb', tag = 'en-US'): KeptReading => keepText(name, text, tag);

const written = (reading: KeptReading, change: (project: ExportProject) => ExportProject, tag = 'en-US') =>
  writeAgain(reading, change(projectOf(reading.groups, tag)))[0] ?? { path: '', text: '' };

/** The project with something else in the place of a key of `common`; null: nothing. */
const withKey =
  (name: string, change: (key: ExportProject['groups'][number]['keys'][number]) => object | null) =>
  (project: ExportProject): ExportProject => ({
    ...project,
    groups: project.groups.map((group) => ({
      ...group,
      keys: group.keys.flatMap((key) => {
        const changed = key.name === name ? change(key) : {};
        return changed ? [{ ...key, ...changed }] : [];
      }),
    })),
  });

const newKey = (name: string, text: string, description = '') => ({
  name,
  isPlural: false,
  description,
  values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' as const }],
});

describe('an ARB file that is read', () => {
  it('has a plural with what its numbers mean, and a select as one text', () => {
    const [common] = read().groups;
    expect(
      common?.keys.map(({ name, values }) => [name, values.map((value) => value.quantityString)]),
    ).toEqual([
      ['title', [null]],
      ['files', ['=0', 'one', 'other']],
      ['owner', [null]],
    ]);
  });

  it('has descriptions, and counts what nobody can edit', () => {
    const { groups, carried } = read();
    expect(groups[0]?.keys[0]?.description).toBe('Of the home page');
    expect(carried).toEqual([{ file: 'app_en_US.arb', what: 'placeholders', line: 6, count: 1 }]);
  });

  it('gives a key to the group that it names, and else to the one whose prefix it has', () => {
    const text = '{"title": "x", "@title": {"x-group": "Login page"}, "Login_page_ok": "y"}';
    expect(outline(read(text).groups as never)).toEqual([
      ['Login page', [['title', 'x']]],
      ['common', [['Login_page_ok', 'y']]],
    ]);
    const named = text.replaceAll('Login_page', 'login_page');
    expect(outline(read(named).groups as never)).toEqual([
      [
        'Login page',
        [
          ['title', 'x'],
          ['ok', 'y'],
        ],
      ],
    ]);
  });

  it.each([
    ['no object', '[]', 'imports.json_expected_content'],
    ['no JSON', '{"a": }', 'imports.json_parse_error'],
  ])('is refused if it is %s', (_, text, reason) => {
    expect(read(text).error?.reason).toBe(reason);
  });

  it.each([
    ['by its extension', 'a.arb', '{"a": "b"}', 'arb'],
    ['by its language', 'a.json', SOURCE, 'arb'],
    ['by what it says about keys, without a known extension', 'a.txt', '{"a": "b", "@a": {}}', 'arb'],
    ['not by that, in a file of another extension', 'a.json', '{"a": "b", "@a": {}}', 'json'],
  ])('is distinguished from other files %s', (_, name, text, id) => {
    expect(detectFormat({ name, bytes: strToU8(text) }).format?.id).toBe(id);
  });
});

describe('an ARB file that comes back', () => {
  it('differs in the one text that has changed', () => {
    const edit = withKey('title', ({ values }) => ({
      values: values.map((value) => ({ ...value, name: 'Our "plants"' })),
    }));
    expect(written(read(), edit).text).toBe(SOURCE.replace('"Plants"', '"Our \\"plants\\""'));
  });

  it('differs in the one form that has changed', () => {
    const edit = withKey('files', ({ values }) => ({
      values: values.map((value) => (value.quantityString === 'one' ? { ...value, name: 'A file' } : value)),
    }));
    expect(written(read(), edit).text).toBe(SOURCE.replace('=1{One}', '=1{A file}'));
  });

  it('loses with a key what it says about it, wherever that stands', () => {
    const gone = withKey('title', () => null);
    const kept = SOURCE.replace(/ {2}"title"[^]*?\},?\n {2}\},\n/, '');
    expect(written(read(), gone).text).toBe(kept);
    const first = '{"@a": {"description": "d"}, "b": "y", "a": "x"}';
    expect(
      written(
        read(first),
        withKey('a', () => null),
      ).text,
    ).toBe('{ "b": "y"}');
  });

  it('has the description of the project, and none where it was removed', () => {
    const described = withKey('title', () => ({ description: 'Of the start' }));
    expect(written(read(), described).text).toBe(SOURCE.replace('Of the home page', 'Of the start'));
    const bare = withKey('title', () => ({ description: '' }));
    expect(written(read(), bare).text).toBe(SOURCE.replace('"description": "Of the home page",\n    ', ''));
    const last = '{"a": "x", "@a": {"type": "text", "description": "d"}}';
    const none = withKey('a', () => ({ description: '' }));
    expect(written(read(last), none).text).toBe('{"a": "x", "@a": {"type": "text"}}');
  });

  it('takes a new key with its description, and the group that its name does not say', () => {
    const add = (project: ExportProject): ExportProject => ({
      ...project,
      groups: [
        ...project.groups,
        { name: 'login', keys: [newKey('404', 'Lost', 'An error'), newKey('class', 'C')] },
      ],
    });
    const end = `  "login_404": "Lost",
  "@login_404": {
    "description": "An error"
  },
  "login_class": "C"
}
`;
    expect(written(read(), add).text).toBe(SOURCE.replace('\n}\n', `,\n${end}`));
    const grouped = '{"ok": "x", "@ok": {"x-group": "login"}}';
    const addOne = (project: ExportProject): ExportProject => ({
      ...project,
      groups: project.groups.map((group) => ({ ...group, keys: [...group.keys, newKey('no', 'y')] })),
    });
    expect(written(read(grouped), addOne).text).toBe(
      grouped.replace('}}', '},"no": "y","@no": {"x-group": "login"}}'),
    );
  });

  it('says nothing about new keys where it says nothing about others', () => {
    const add = (project: ExportProject): ExportProject => ({
      ...project,
      groups: project.groups.map((group) => ({ ...group, keys: [...group.keys, newKey('b', 'y', 'd')] })),
    });
    expect(written(read('{"a": "x"}'), add).text).toBe('{"a": "x","b": "y"}');
  });

  it.each([
    ['app_en_US.arb', 'app_pt_BR.arb'],
    ['intl-messages.arb', 'intl-messages_pt_BR.arb'],
    ['en.arb', 'pt_BR.arb'],
  ])('%s is named after another language, and says which one it is in: %s', (name, path) => {
    const reading = read(SOURCE, name);
    const project = projectOf(reading.groups, 'en-US');
    const languages = [...project.languages, { id: 2, name: 'pt-BR' }];
    const [file] = writeAgain(reading, { ...project, languages }, { languageIds: [2], leaveOutEmpty: false });
    expect(file?.path).toBe(path);
    expect(file?.text).toContain('"@@locale": "pt_BR"');
  });
});

describe('an ARB file that is written anew', () => {
  it('says its language, descriptions and groups', () => {
    const project: ExportProject = {
      languages: [{ id: 1, name: 'pt-BR' }],
      groups: [
        { name: 'common', keys: [newKey('ok', 'OK')] },
        { name: 'login', keys: [newKey('title', 'Entrar', 'Of the page')] },
      ],
    };
    const options = { platform: 'flutter', languageIds: [1], prefix: false, validatedOnly: false } as const;
    expect(writeProject(project, options)).toMatchObject([
      {
        path: 'app_pt_BR.arb',
        text: `{
  "@@locale": "pt_BR",
  "ok": "OK",
  "title": "Entrar",
  "@title": {
    "description": "Of the page",
    "x-group": "login"
  }
}
`,
      },
    ]);
  });
});
