import { readFileSync } from 'node:fs';

import { strFromU8, strToU8 } from 'fflate';

import type { ExportGroup, ExportProject } from '../model/export-types.js';
import { readFiles, writeProject } from '../index.js';
import { detectFormat } from '../import/detect-format.js';
import { added, after, changed, keyOf, without } from '../profile/testing-edits.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { textsOf } from './testing-po.js';

const FIXTURES = new URL('../profile/fixtures/', import.meta.url);
const fixture = (path: string): string => strFromU8(new Uint8Array(readFileSync(new URL(path, FIXTURES))));
const FR = { name: 'fr.po', text: fixture('po-fr/fr.po'), tag: 'fr' };
const PL = { name: 'pl.po', text: fixture('po-pl/pl.po'), tag: 'pl' };
const POT = { name: 'messages.pot', text: fixture('po-template/messages.pot'), tag: 'en' };

const read = ({ name, text, tag }: typeof FR) => keepText(name, text, tag);

describe('a PO file that is read', () => {
  it('has the names of its messages, and contexts as groups', () => {
    const { groups, carried } = read(FR);
    expect(textsOf(groups).slice(1)).toEqual([
      ['menu', [['Open', '=Ouvrir']]],
      ['button', [['Open', '=Ouvrez']]],
    ]);
    expect(textsOf(groups)[0]?.[1]?.slice(0, 2)).toEqual([
      ['Hello %s', '=Bonjour %s'],
      ['%d file', 'one=%d fichier', 'other=%d fichiers'],
    ]);
    expect(groups[0]?.keys[0]?.description).toBe('Greets the user.\nOn two lines.');
    expect(carried).toEqual([
      { file: 'fr.po', what: 'obsolete', line: expect.any(Number) as number, count: 2 },
    ]);
  });

  it('has the forms of its header, and other where only fractions have it', () => {
    const [common] = read(PL).groups;
    expect(textsOf([{ name: '', keys: common?.keys.slice(0, 2) ?? [] }])).toEqual([
      [
        '',
        [
          ['%d file', 'one=%d plik', 'few=%d pliki', 'many=%d plików', 'other=%d plików'],
          ['bytes', '=ó A'],
        ],
      ],
    ]);
  });

  it('has a backslash before digits that are no escape', () => {
    const text = 'msgid "a"\nmsgstr "\\\\303\\251 \\303\\251"\n';
    expect(textsOf(read({ name: 'fr.po', text, tag: 'fr' }).groups)).toEqual([
      ['common', [['a', '=\\303© é']]],
    ]);
  });

  it('has zero, one and other in a project of these, as its header says', () => {
    const { groups, warnings } = readFiles([{ name: 'fr.po', bytes: strToU8(FR.text) }], {
      keep: true,
      tag: 'fr',
    });
    expect(textsOf(groups)[0]?.[1]?.[1]).toEqual([
      '%d file',
      'zero=%d fichier',
      'one=%d fichier',
      'other=%d fichiers',
    ]);
    expect(warnings.map(({ reason }) => reason)).toEqual(['imports.key_not_snake_case']);
  });

  it('says once that its plural rule is that of another language', () => {
    const { warnings } = read({ ...FR, text: FR.text.replace('(n > 1)', '(n != 1)') });
    expect(warnings.filter(({ reason }) => reason === 'imports.po_plural_rule')).toHaveLength(1);
    expect(read(FR).warnings.filter(({ reason }) => reason === 'imports.po_plural_rule')).toEqual([]);
  });

  it.each([
    ['a string that never ends', 'msgid "a\nmsgstr "b"', 1],
    ['a message without a translation', 'msgid "a"\n\nmsgid "b"\nmsgstr "c"', 3],
    ['forms in another order', 'msgid "a"\nmsgid_plural "b"\nmsgstr[1] "c"', 3],
    ['forms without a plural', 'msgid "a"\nmsgstr[0] "c"', 2],
    ['what is no keyword', 'msgid "a"\nmsgstr "b"\ndomain "c"', 3],
    ['a comment in a message', 'msgid "a"\n# c\nmsgstr "b"', 2],
  ])('is refused: %s', (_, text, line) => {
    expect(keepText('a.po', text).error).toMatchObject({ reason: 'imports.po_parse_error', line });
  });

  it('is refused in another encoding, and says UTF-8 where only its header was wrong', () => {
    const header =
      'msgid ""\nmsgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"\n\nmsgid "a"\nmsgstr "é"\n';
    const latin = Uint8Array.from(header, (sign) => sign.charCodeAt(0));
    expect(readFiles([{ name: 'a.po', bytes: latin }]).error).toMatchObject({ fault: 'encoding', line: 5 });
    expect(after({ name: 'a.po', text: header }, (groups) => groups)).toBe(
      header.replace('ISO-8859-1', 'UTF-8'),
    );
  });

  it.each([
    ['by its content', 'a.txt', 'msgid "a"\nmsgstr "b"', 'po'],
    ['by its extension', 'a.pot', '', 'po'],
  ])('is distinguished from other files %s', (_, name, text, id) => {
    expect(detectFormat({ name, bytes: strToU8(text) }).format?.id).toBe(id);
  });
});

describe('a PO file that comes back', () => {
  it('differs in the one text that has changed', () => {
    expect(after(FR, changed('Hello %s', 'Salut "%s"', 'Greets the user.\nOn two lines.'))).toBe(
      FR.text.replace('Bonjour %s', 'Salut \\"%s\\"'),
    );
    expect(after(FR, changed('Not yet translated', 'Traduit'))).toBe(
      FR.text.replace('translated"\nmsgstr ""', 'translated"\nmsgstr "Traduit"'),
    );
  });

  it('differs in the one form that has changed, which then is no longer fuzzy', () => {
    const forms = { one: '%d document', other: '%d fichiers' };
    const expected = FR.text
      .replace('"%d fichier"', '"%d document"')
      .replace(
        '#, fuzzy, c-format\n#| msgid "%d old file"\n#| msgid_plural "%d old files"\n',
        '#, c-format\n',
      );
    expect(after(FR, changed('%d file', forms))).toBe(expected);
  });

  it('keeps flags that stand above the comment where they are', () => {
    const text = '#, fuzzy, c-format\n#. A greeting\nmsgid "Hello"\nmsgstr "Bonjour"\n';
    const file = { name: 'fr.po', text, tag: 'fr' };
    expect(read(file).groups[0]?.keys[0]?.description).toBe('A greeting');
    expect(after(file, (groups) => groups)).toBe(text);
    expect(after(file, changed('Hello', 'Salut', 'A greeting'))).toBe(
      '#, c-format\n#. A greeting\nmsgid "Hello"\nmsgstr "Salut"\n',
    );
  });

  it('stays fuzzy where the language has a form that the file lacks, until that one is filled', () => {
    const file = { name: 'cs.po', text: fixture('po-cs/cs.po'), tag: 'cs' };
    const name = '%(count)s day';
    const forms = { one: '%(count)s den', few: '', other: '%(count)s dní' };
    expect(after(file, changed(name, { ...forms, many: '' }))).toBe(file.text);
    const filled = after(file, changed(name, { ...forms, many: '%(count)s dne' }));
    expect(filled).toContain(`\n#, python-format\nmsgid "${name}"`);
  });

  it('takes a new message behind its context, and a new context to the end of the messages', () => {
    const edited = after(FR, (groups) =>
      added(
        'menu',
        keyOf('Close', 'Fermer', 'A button'),
      )(added('dialog', keyOf('n', { one: 'un', other: 'deux' }))(groups)),
    );
    const close = '\n\n#. A button\nmsgctxt "menu"\nmsgid "Close"\nmsgstr "Fermer"';
    const plural = '\n\nmsgctxt "dialog"\nmsgid "n"\nmsgid_plural "n"\nmsgstr[0] "un"\nmsgstr[1] "deux"';
    expect(edited).toBe(
      FR.text
        .replace('msgstr "Ouvrir"', `msgstr "Ouvrir"${close}`)
        .replace('"Une" " autre"', `"Une" " autre"${plural}`),
    );
  });

  it('loses a message with its comments, and nothing else', () => {
    const gone = /# A note[^]*?Bonjour %s"\n\n/.exec(FR.text)?.[0] ?? '';
    expect(after(FR, without('Hello %s'))).toBe(FR.text.replace(gone, ''));
  });
});

describe('states', () => {
  const withStatus = (groups: readonly ExportGroup[], status: 'validated' | 'modified', ...names: string[]) =>
    groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) =>
        names.includes(key.name)
          ? { ...key, values: key.values.map((value) => ({ ...value, status })) }
          : key,
      ),
    }));
  const reading = () =>
    readFiles([{ name: 'fr.po', bytes: strToU8(FR.text) }], {
      keep: true,
      pluralMode: 'cldr',
      tag: 'fr',
      takeStatuses: true,
    });

  it('are those of fuzzy texts', () => {
    const { groups, statuses } = reading();
    expect(statuses).toEqual({ validated: 4, modified: 4 });
    expect(groups[0]?.keys.map(({ values }) => values.map(({ status }) => status))).toEqual([
      ['validated'],
      ['modified', 'modified'],
      ['validated'],
      ['modified'],
      ['validated'],
    ]);
  });

  it('go back out as they are in the project', () => {
    const read_ = reading();
    const project = projectOf(read_.groups, 'fr');
    const own = read_.groups.map((group, at) => ({
      ...group,
      keys: group.keys.map((key, index) => ({
        ...key,
        values: key.values.map((value, place) => ({
          ...value,
          languageId: 1,
          status: read_.groups[at]?.keys[index]?.values[place]?.status ?? ('modified' as const),
        })),
      })),
    }));
    const write = (groups: ExportProject['groups']) => writeAgain(read_, { ...project, groups })[0]?.text;
    expect(write(own)).toBe(FR.text);
    expect(write(withStatus(own, 'validated', '%d file'))).toBe(
      FR.text.replace(
        '#, fuzzy, c-format\n#| msgid "%d old file"\n#| msgid_plural "%d old files"\n',
        '#, c-format\n',
      ),
    );
    expect(write(withStatus(own, 'modified', 'Hello %s'))).toBe(
      FR.text.replace('#, c-format\nmsgid "Hello', '#, fuzzy, c-format\nmsgid "Hello'),
    );
  });
});

describe('the file of another language', () => {
  const inLanguage = (file: typeof FR, name: string, texts: (key: string, form: string | null) => string) => {
    const reading = read(file);
    const project = projectOf(reading.groups, file.tag);
    const forms = name === 'pl' ? (['one', 'few', 'many', 'other'] as const) : (['one', 'other'] as const);
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        values: (key.isPlural ? forms : [null]).map((quantityString) => ({
          name: texts(key.name, quantityString),
          quantityString,
          languageId: 2,
          status: 'modified' as const,
        })),
      })),
    }));
    const languages = [...project.languages, { id: 2, name, tag: name }];
    return writeAgain(reading, { languages, groups }, { languageIds: [2] })[0];
  };

  it('has its plural forms and its header, and nothing that is said of a translation', () => {
    const file = inLanguage(FR, 'pl', (key, form) => (form ? `%d ${form}` : key));
    expect(file?.path).toBe('pl.po');
    expect(file?.text).toContain('"Language: pl\\n"');
    expect(file?.text).toContain('"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : ');
    expect(file?.text).toContain(
      '#, c-format\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d one"\nmsgstr[1] "%d few"\nmsgstr[2] "%d many"\n',
    );
    expect(file?.text).not.toContain('fuzzy');
  });

  it('is a translation of the template', () => {
    const file = inLanguage(POT, 'fr', (key) => (key === 'Settings' ? '' : 'x'));
    expect(file?.path).toBe('fr.po');
    expect(file?.text).toContain('"Language: fr\\n"');
    expect(file?.text).toContain('charset=UTF-8');
    expect(file?.text).toContain('"Plural-Forms: nplurals=2; plural=(n > 1);\\n"');
    expect(file?.text).toContain('msgid "Settings"\nmsgstr ""');
  });

  it.each([
    ['django-fr.po', 'django-pt_BR.po'],
    ['messages.po', 'messages_pt_BR.po'],
    ['locale/fr/LC_MESSAGES/app.po', 'locale/pt_BR/LC_MESSAGES/app.po'],
  ])('%s is called %s', (name, path) => {
    const reading = keepText(name, FR.text, 'fr');
    const project = projectOf(reading.groups, 'fr');
    const languages = [...project.languages, { id: 2, name: 'pt-BR', tag: 'pt-BR' }];
    // A profile keeps the folders of a file.
    const [file] = reading.profile.files;
    const files = file ? [{ ...file, name }] : [];
    const [written] = writeProject(
      { ...project, languages },
      {
        platform: 'gettext',
        languageIds: [2],
        prefix: false,
        validatedOnly: false,
        profiles: new Map([[1, { version: 1, files }]]),
      },
    );
    expect(written?.path).toBe(path);
  });
});
