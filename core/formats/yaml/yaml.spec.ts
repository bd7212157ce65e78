import { strToU8 } from 'fflate';

import type { ExportProject } from '../model/export-types.js';
import { readFiles, writeProject } from '../index.js';
import { detectFormat } from '../import/detect-format.js';
import { added, after, changed, keyOf, without } from '../profile/testing-edits.js';
import { keepText, projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { outline } from '../testing.js';

const file = (text: string, tag = 'fr') => ({ name: 'fr.yml', text, tag });
const read = (text: string) => keepText('fr.yml', text, 'fr');
const inGroup = (lines: string): string => `fr:\n  users:\n${lines}`;

describe('a text that has changed', () => {
  it.each([
    ['plain', 'Salut', 'Bonjour', 'Bonjour'],
    ['plain with a comma', 'Salut, toi', 'Salut, vous', 'Salut, vous'],
    ['plain on several lines', 'a\n      b', 'a b c', 'a b c'],
    ['plain that can no longer be', 'Salut', 'Note: salut', '"Note: salut"'],
    ['plain that would be a boolean', 'Salut', 'no', '"no"'],
    ['plain that would be nothing', 'Salut', '~', '"~"'],
    ['plain that would be a number', 'Salut', '1_000', '"1_000"'],
    ['plain that would be a symbol', 'Salut', ':one', '":one"'],
    ['plain that would be a date', 'Salut', '2026-11-24', '"2026-11-24"'],
    ['single quotes', "'Salut'", "C'est", "'C''est'"],
    ['single quotes that cannot hold a line break', "'Salut'", 'a\nb', '"a\\nb"'],
    ['double quotes', '"Salut"', 'a "b" \\', '"a \\"b\\" \\\\"'],
    ['a literal', '|-\n      a\n      b', 'x\n\n  y', '|-\n      x\n\n        y'],
    ['a literal that ends its last line', '|\n      a', 'x\n', '|\n      x'],
    ['a literal that ended its last line', '|\n      a', 'x', '|-\n      x'],

    ['a folded text', '>-\n      a b', 'x y\nz', '>-\n      x y\n\n      z'],
    ['a block that cannot hold it', '|-\n      a', ' x', '" x"'],
    ['nothing', '', 'Bonjour', 'Bonjour'],
  ])('%s', (_, before, text, expected) => {
    const space = before === '' ? '' : ' ';
    const source = inGroup(`    a:${space}${before} # c\n    b: y\n`)
      .replace(/\n {6}(.*) # c/, '\n      $1')
      .replace(/([|>][-+]?) # c/, '$1');
    const written = after(file(source), changed('a', text));
    expect(written).toBe(source.replace(`a:${space}${before}`, `a: ${expected}`));
    expect(outline(readFiles([{ name: 'fr.yml', bytes: strToU8(written) }]).groups)).toEqual([
      [
        'users',
        [
          ['a', text],
          ['b', 'y'],
        ],
      ],
    ]);
  });

  it('stays between its brackets', () => {
    const source = inGroup('    days: [lun, mar]\n');
    expect(after(file(source), changed('days_1', 'mardi, non'))).toBe(
      source.replace('mar]', '"mardi, non"]'),
    );
  });

  it('is one form of a plural', () => {
    const source = inGroup('    a:\n      one: un\n      other: "%{count}"\n');
    const edited = after(file(source), changed('a', { '=0': 'zéro', one: 'une', other: '%{count}' }));
    expect(edited).toBe(source.replace('one: un\n', 'one: une\n') + '      zero: zéro\n');
  });
});

describe('a key that is new', () => {
  const users = (...keys: Parameters<typeof added>[1][]) => added('users', ...keys);

  it('goes to the end of its group, in the manner of the file, with its description', () => {
    const source = "fr:\n    users:\n        a: 'x'\n        b: 'y'\n\n    # c\n    last: 'z'\n";
    const written = after(
      file(source),
      users(keyOf('c', 'Été', 'Says\nit'), keyOf('d', { one: '1', other: '2' })),
    );
    const news =
      "        # Says\n        # it\n        c: 'Été'\n        d:\n            one: '1'\n            other: '2'\n";
    expect(written).toBe(source.replace("        b: 'y'\n", `        b: 'y'\n${news}`));
  });

  it('goes to its place in a sorted file, and so does a group', () => {
    const source = 'fr:\n  a: x\n  c:\n    k: x\n    m: x\n    o: x\n  e: x\n  g: x\n';
    const edited = after(file(source), (groups) =>
      added(
        'd',
        keyOf('z', 'Z'),
      )(added('c', keyOf('nn', 'NN'), keyOf('j', 'J'))(added('common', keyOf('b', 'B'))(groups))),
    );
    expect(edited).toBe(
      'fr:\n  a: x\n  b: B\n  c:\n    j: J\n    k: x\n    m: x\n    nn: NN\n    o: x\n  d:\n    z: Z\n  e: x\n  g: x\n',
    );
  });

  it.each([
    ['a file without a final newline', 'fr:\n  users:\n    a: x', 'fr:\n  users:\n    a: x\n    b: ok'],
    [
      'a file with other line ends',
      'fr:\r\n  users:\r\n    a: x\r\n',
      'fr:\r\n  users:\r\n    a: x\r\n    b: ok\r\n',
    ],
    ['a file without a language', 'users:\n  a: x\n', 'users:\n  a: x\n  b: ok\n'],
    ['a mapping in brackets', 'fr: { users: { a: x } }\n', 'fr: { users: { a: x, b: ok } }\n'],
    ['a language without keys', 'fr:\n', 'fr:\n  users:\n    b: ok\n'],
    ['a language with empty brackets', 'fr: {}\n', 'fr: { users: { b: ok }}\n'],
    ['an empty file', '', 'users:\n  b: ok'],
  ])('goes into %s', (_, source, expected) => {
    expect(after(file(source), users(keyOf('b', 'ok'))).trimEnd()).toBe(expected.trimEnd());
  });

  it('takes the place of what is no text', () => {
    const source = inGroup('    a: 12\n');
    expect(after(file(source), added('users', keyOf('a', 'x')))).toBe(inGroup('    a: x\n'));
  });
});

describe('a key that goes', () => {
  it.each([
    ['with its comment', '    # c\n    a: x\n    b: y\n', '    b: y\n'],
    ['out of brackets', '    b: y\n    l: { a: x, c: z }\n', '    b: y\n    l: { c: z }\n'],
    ['with what held it alone', '    b: y\n    l:\n      a: x\n', '    b: y\n'],
    ['with its lines', '    a: |\n      x\n\n      y\n    b: y\n', '    b: y\n'],
  ])('%s', (_, before, rest) => {
    expect(after(file(inGroup(before)), without('a', 'l_a'))).toBe(inGroup(rest).replace('{ c', '{ c'));
  });
});

describe('a description', () => {
  it.each([
    ['above', '    # old\n    a: x\n', '    # new\n    # lines\n    a: x\n'],
    ['behind', '    a: x # old\n', '    a: x # new lines\n'],
  ])('that changed is the comment %s', (_, before, expected) => {
    const source = inGroup(before);
    expect(after(file(source), changed('a', 'x', 'new\nlines'))).toBe(inGroup(expected));
    expect(after(file(source), changed('a', 'x', ''))).toBe(inGroup('    a: x\n'));
  });

  it('is no entry that was commented out', () => {
    expect(read(inGroup('    # b: "y"\n    a: x\n')).groups[0]?.keys[0]?.description).toBeUndefined();
  });
});

/** So many that keys are counted before the file is read to its end. */
const NAMES = Array.from({ length: 20_000 }, (_, at) => `k${at}: x, `).join('');

describe('what is no file of texts', () => {
  it.each([
    ['an alias', 'fr:\n  a: &x b\n  c: d\n', 'yaml_reference', 2],
    ['a merge key', 'fr:\n  <<: {a: b}\n', 'yaml_reference', 2],
    ['a tag', 'fr:\n  a: !ruby/object x\n', 'yaml_tag', 2],
    ['a second document', 'fr:\n  a: x\n---\nen:\n  a: x\n', 'yaml_documents', 3],
    ['the tag of no type before a name', 'fr:\n  ! a: x\n', 'yaml_tag', 2],
    ['a language that stands twice', 'fr:\n  a: x\nfr:\n  b: x\n', 'yaml_repeated_key', 3],
    ['what goes too deep', `fr:\n  a: ${'['.repeat(200)}`, 'too_deep', 2],
    ['a list', '- a\n', 'yaml_parse_error', 1],
    ['a text', '# c\nabc\n', 'yaml_parse_error', 2],
    ['no YAML', 'fr:\n  a: x\n b: y\n', 'yaml_parse_error', 3],
    ['quotes that never end', 'fr:\n  a: "x\n', 'yaml_parse_error', 3],
    ['a name that is none, far inside of a long file', `a: {${NAMES}@: x, ${NAMES}}`, 'yaml_parse_error', 1],
    ['an escape that is none, far inside of one', `a: {${NAMES}"\\q": x, ${NAMES}}`, 'yaml_parse_error', 1],
  ])('is refused: %s', (_, source, reason, line) => {
    expect(read(source).error).toMatchObject({ reason: `imports.${reason}`, line, file: 'fr.yml' });
  });
});

describe('the tag of no type, which old versions of Ruby write', () => {
  const source = inGroup("    a: ! 'x'\n    b:\n    - ! 'y'\n    c: !\n    d: [! 'z']\n");

  it('stays before its text', () => {
    const edited = after(file(source), (groups) => changed('a', 'w')(changed('b_0', 'v')(groups)));
    expect(edited).toBe(source.replace("'x'", "'w'").replace("'y'", "'v'"));
  });

  it('says that there is a text, and not which', () => {
    expect(outline(read(source).groups)).toEqual([
      [
        'users',
        [
          ['a', 'x'],
          ['b_0', 'y'],
          ['d_0', 'z'],
        ],
      ],
    ]);
  });
});

describe('a name that stands twice', () => {
  const source = inGroup(
    '    a: x\n    g:\n      b: x\n    a: y\n    g:\n      c: x\n    p:\n      one: 1 x\n      other: x\n      "one": 1 y\n    l: {d: x, d: y}\n',
  );

  it('is that of its last entry; the others come back', () => {
    const reading = read(source);
    const replaced = reading.warnings.filter(({ reason }) => reason === 'imports.duplicate_key');
    expect(replaced.map(({ key, line }) => [key, line])).toEqual([
      ['a', 3],
      ['g', 4],
      ['one', 10],
      ['d', 13],
    ]);
    const edited = after(file(source), (groups) => changed('a', 'z')(changed('l_d', 'z')(groups)));
    expect(edited).toBe(source.replace('a: y', 'a: z').replace('d: y', 'd: z'));
  });

  it('changes the last form of a plural alone', () => {
    const edited = after(file(source), changed('p', { one: 'a', other: 'b' }));
    expect(edited).toContain('p:\n      one: 1 x\n      other: b\n      "one": a\n');
  });
});

describe('the file of another language', () => {
  it.each([
    ['fr.yml', 'fr:\n  a: x\n', 'pt-BR.yml', 'pt-BR:'],
    ['devise.fr.yml', '# c\n---\n"fr": # d\n  a: x\n', 'devise.pt-BR.yml', '# c\n---\npt-BR: # d'],
    ['texts.yml', 'a: x\n', 'texts.pt-BR.yml', 'a: x'],
  ])('takes after %s', (name, source, path, beginning) => {
    const reading = keepText(name, source, 'fr');
    const project = projectOfReading(reading, 'fr');
    const languages = [...project.languages, { id: 2, name: 'pt-BR', tag: 'pt-BR' }];
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        values: key.values.map((value) => ({ ...value, languageId: 2 })),
      })),
    }));
    const [written] = writeAgain(reading, { languages, groups }, { languageIds: [2] });
    expect([written?.path, written?.text.startsWith(beginning)]).toEqual([path, true]);
  });
});

describe('a file that is written anew', () => {
  it('has the keys of common beside the groups, and a code that is no boolean', () => {
    const project: ExportProject = {
      languages: [{ id: 1, name: 'no', tag: 'no' }],
      groups: [
        { name: 'common', keys: [keyOf('yes', 'Ja'), keyOf('off', 'off', 'A switch')] },
        { name: 'users', keys: [keyOf('items', { one: 'én', other: '%{count}' })] },
      ],
    };
    const options = {
      platform: 'rails',
      languageIds: [1],
      prefix: false,
      validatedOnly: false,
      pluralMode: 'cldr',
    } as const;
    expect(writeProject(project, options)).toMatchObject([
      {
        path: 'config/locales/no.yml',
        text: '"no":\n  "yes": Ja\n  # A switch\n  "off": "off"\n  users:\n    items:\n      one: én\n      other: "%{count}"\n',
      },
    ]);
  });

  it.each([
    ['by its extension', 'a.yaml', 'a: b', 'yaml'],
    ['by the language that it names', 'a.txt', '# c\nfr:\n  a: b', 'yaml'],
    ['not by a group', 'a.txt', 'nav:\n  a: b', 'properties'],
  ])('is distinguished from other files %s', (_, name, text, id) => {
    expect(detectFormat({ name, bytes: strToU8(text) }).format?.id).toBe(id);
  });
});
