import { languageNames } from '../../domain/languages/language-code.js';
import type { ExportProject } from '../model/export-types.js';
import { readFiles } from '../index.js';
import { added, changed, keyOf, without } from '../profile/testing-edits.js';
import { keepText, projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { brief, outline, readText } from '../testing.js';

const NAME = 'texts.csv';
const LANGUAGES = languageNames('en').map(({ tag }) => tag);

/** The file after an edit of its project. */
function after(
  text: string,
  edit: (project: ExportProject) => ExportProject,
  languageIds?: number[],
): string {
  const reading = keepText(NAME, text);
  const project = edit(projectOfReading(reading));
  return writeAgain(reading, project, languageIds ? { languageIds } : {})[0]?.text ?? '';
}

const inGroups =
  (edit: (groups: ExportProject['groups'][number][]) => ExportProject['groups']) =>
  (project: ExportProject): ExportProject => ({ ...project, groups: edit([...project.groups]) });

/** Further texts of keys in a language that the file may lack. */
const translated =
  (texts: Record<string, string>, code = 'de') =>
  (project: ExportProject): ExportProject => ({
    languages: [...project.languages, { id: 9, name: code, tag: code }],
    groups: project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => {
        const text = texts[key.name];
        const value = { name: text ?? '', quantityString: null, status: 'modified' as const, languageId: 9 };
        return text === undefined ? key : { ...key, values: [...key.values, value] };
      }),
    })),
  });

describe('the header of a table', () => {
  const languagesOf = (header: string) => {
    const { error, languages } = keepText(NAME, header);
    return error?.reason ?? languages.map(({ code, tag }) => `${code}=${tag}`);
  };

  it.each([
    ['key,en,fr', ['en=en', 'fr=fr']],
    ['clé,Description,Français,Anglais (Royaume-Uni)', ['Français=fr', 'Anglais (Royaume-Uni)=en-GB']],
    ['ID,English(en),French (fr-CA),Notes', ['English(en)=en', 'French (fr-CA)=fr-CA']],
    ['keys,en_US,zh-Hans,Status,Max', ['en_US=en-US', 'zh-Hans=zh-Hans']],
    ['Key,Id,Deutsch', ['Deutsch=de']],
    ['key,en,id', ['en=en', 'id=id']],
    ['key,fr,Kind,id\na,b,c,17', ['fr=fr']],
    [',en,fr', ['en=en', 'fr=fr']],
    ['en,fr,key', ['en=en', 'fr=fr']],
    ['key,en,English', ['en=en']],
    ['a title\n\nkey,en', ['en=en']],
    ['key,Type,Max,Tag,URL', 'imports.table_header_expected'],
    ['English,French', 'imports.table_header_expected'],
    ['', 'imports.table_header_expected'],
  ])('%s', (header, expected) => {
    expect(languagesOf(header)).toEqual(expected);
  });

  it.each([
    ['key;en\na;b', ';'],
    ['key\ten\na\tb', '\t'],
    ['key|en\na|b', '|'],
    ['sep=;\nkey;en\na;b', ';'],
    ['key;"en";a,b,c,fr\na;b;c', ';'],
  ])('tells the separator of %j', (text, delimiter) => {
    expect(keepText(NAME, text).profile.files[0]?.style).toMatchObject({ delimiter });
  });
});

describe('the rows of a table', () => {
  it('are keys, groups and forms', () => {
    const text =
      'key,group,form,en,fr\na,,,A,Ä\nitems,cart,zero,none,rien\nitems,cart,one,one,un\nitems,cart,other,many,plus\n';
    expect(outline(readText(NAME, text).groups)).toEqual([
      ['common', [['a', 'A']]],
      ['cart', [['items', ['none', 'one', 'many']]]],
    ]);
  });

  it('are forms by their names where no column says them', () => {
    const { groups, warnings } = keepText(
      NAME,
      'key,en,pl\nfiles.one,a,b\nfiles.few,F,c\nfiles.other,d,e\nx_other,f,g',
    );
    const [common] = groups;
    expect(common?.keys.map(({ name, isPlural }) => [name, isPlural])).toEqual([
      ['files', true],
      ['x_other', false],
    ]);
    expect(warnings.map(brief)).toEqual(['quantity_not_found files few 2']);
  });

  it.each([
    ['0', 'en', '=0'],
    ['zero', 'en', '=0'],
    ['zero', 'ar', 'zero'],
    ['1', 'en', '=1'],
    [' Other ', 'en', 'other'],
  ])('say %s in %s for the form %s', (cell, tag, form) => {
    const { groups } = keepText(NAME, `key,form,${tag}\na,${cell},x\na,many,y`);
    expect(groups[0]?.keys[0]?.values.map(({ quantityString }) => quantityString)).toContain(form);
  });

  it('are reported where a text has no key, or a key or a form is there twice', () => {
    const text = 'key,form,en\n,,lost\na,,1\na,,2\nb,one,x\nb,other,y\nb,other,z\n';
    expect(keepText(NAME, text).warnings.map(brief)).toEqual([
      'empty_name 2',
      'duplicate_key a 4',
      'duplicate_key b 6',
    ]);
  });

  it('are refused where a quote does not end, with the line', () => {
    expect(readText(NAME, 'key,en\na,b\nc,"d\n').error).toMatchObject({
      reason: 'imports.reading_file_error',
      line: 3,
      fault: 'end',
    });
  });

  it.each([
    ['columns', `key,en${',x'.repeat(1_000)}\n`],
    ['rows', `key,en\n${'a,b\n'.repeat(200_001)}`],
    ['languages', `key,${LANGUAGES.join()}\n`],
  ])('are refused where there are too many %s', (_, text) => {
    expect(readText(NAME, text).error?.reason).toBe('imports.table_too_large');
  });
});

describe('formulas', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\ra',
    "'=1",
    '＝1',
    ' =1',
    '\v=1',
    '\uFEFF=1',
    '\u200B=1',
    ';=1+1',
    "';=1",
  ])('%j is written behind an apostrophe, and read without', (text) => {
    const project = {
      languages: [{ id: 1, name: 'en' }],
      groups: [{ name: 'common', keys: [keyOf(text, text, text)] }],
    };
    const reading = keepText(NAME, 'key,description,en\na,b,c');
    const [file] = writeAgain(reading, project);
    expect(file?.text.split('\n').at(-1)?.match(/'/g)?.length).toBeGreaterThanOrEqual(3);
    expect(outline(readText(NAME, file?.text ?? '').groups)).toEqual([['common', [[text, text]]]]);
  });

  it('do not even come back, whatever the column; numbers and lists do', () => {
    const text = 'key,en,other\na,"=HYPERLINK(""x"")",-5 %\nb,- item,=1\nc,"-2+cmd|x",@SUM(1)\n';
    const reading = keepText(NAME, text);
    expect(reading.warnings.map(brief)).toEqual([
      'formula_escaped 2',
      'formula_escaped 3',
      'formula_escaped 4',
      'formula_escaped 4',
    ]);
    const [file] = writeAgain(reading, projectOfReading(reading));
    expect(file?.text).toBe(
      `key,en,other\na,"'=HYPERLINK(""x"")",-5 %\nb,- item,'=1\nc,"'-2+cmd|x",'@SUM(1)\n`,
    );
  });
});

describe('a table that comes back', () => {
  const TABLE =
    'key;notes;en;fr;id\r\na;n;A;"Ä";1\r\nitems_one;;1 item;1 truc;2\r\nitems_other;;n items;n trucs;3\r\n\r\nb;;B;;4';

  it('differs in one cell after one edit', () => {
    const edit = inGroups(changed('b', 'Be; "x"'));
    expect(after(TABLE, edit)).toBe(TABLE.replace('B;', '"Be; ""x""";'));
  });

  it('keeps the quotes of a cell, and changes its description', () => {
    expect(after('key,notes,en\na,n,"A"', inGroups(changed('a', 'B', 'm')))).toBe('key,notes,en\na,m,"B"');
    expect(after('"key","en"\n"a","A"', inGroups(added('common', keyOf('b', 'B'))))).toBe(
      '"key","en"\n"a","A"\n"b","B"',
    );
  });

  it('loses the row of a key', () => {
    expect(after(TABLE, inGroups(without('a')))).toBe(TABLE.replace('\r\na;n;A;"Ä";1', ''));
  });

  it('gets new keys and forms as rows', () => {
    expect(
      after(TABLE, inGroups(added('common', keyOf('c', 'C', 'new'), keyOf('d', { one: '1', other: 'n' })))),
    ).toBe(`${TABLE}\r\nc;new;C;;\r\nd_one;;1;;\r\nd_other;;n;;`);
    const forms = { '=0': 'none', one: '1 item', other: 'n items' } as const;
    expect(after(TABLE, inGroups(changed('items', forms)))).toContain('n items;;3\r\nitems_zero;;none;;\r\n');
    expect(after('key,group,form,en\nb,g,,B\nx,h,,X', inGroups(added('g', keyOf('c', forms))))).toBe(
      'key,group,form,en\nb,g,,B\nc,g,0,none\nc,g,one,1 item\nc,g,other,n items\nx,h,,X',
    );
  });

  it('gets a new group in a cell of its own, whatever a key is called', () => {
    expect(after('key,group,en\ng,,G', inGroups(added('g', keyOf('a', 'A'))))).toBe(
      'key,group,en\ng,,G\na,g,A',
    );
    expect(after('key,en\na,A', inGroups(added('g', keyOf('b', 'B'))))).toBe('key,en\na,A\ng_b,B');
  });

  it.each([
    ['key,en,fr', 'key,en,fr,de'],
    ['key,EN,FR', 'key,EN,FR,DE'],
    ['key,English,French', 'key,English,French,German'],
    ['clé,Anglais,Français', 'clé,Anglais,Français,Allemand'],
  ])('gets a new language as a column, below %s', (header, expected) => {
    expect(after(`${header}\na,A,Ä\nb,B,C`, translated({ a: 'Aa' }), [1, 2, 9])).toBe(
      `${expected}\na,A,Ä,Aa\nb,B,C,`,
    );
  });

  it('gets the texts for which its rows are too short', () => {
    const edit = inGroups(changed('a', 'A'));
    const withFrench = (project: ExportProject): ExportProject => {
      const { groups } = translated({ a: 'Ä, "x"' }, 'xx')(project);
      return {
        ...project,
        groups: groups.map((group) => ({
          ...group,
          keys: group.keys.map((key) => ({
            ...key,
            values: key.values.map((value) => ({
              ...value,
              languageId: value.languageId === 9 ? 2 : value.languageId,
            })),
          })),
        })),
      };
    };
    expect(after('key,en,x,fr\na,A', edit)).toBe('key,en,x,fr\na,A');
    expect(after('key,en,x,fr\na,A', withFrench)).toBe('key,en,x,fr\na,A,,"Ä, ""x"""');
  });

  it('loses the column of a language that is not exported, and no other', () => {
    expect(after('fr,key,en,x\nÄ,a,A,1\n,,note,\nshort\nÖ,b,O', (project) => project, [2])).toBe(
      'key,en,x\na,A,1\n,note,\n\nb,O',
    );
    expect(after('key,en,fr,x\na,A,Ä,1\nb,B', translated({ b: 'Be' }), [1, 9])).toBe(
      'key,en,x,de\na,A,1,\nb,B,,Be',
    );
  });
});

describe('a new file', () => {
  it('has the columns that it needs', () => {
    const files = (keys: ReturnType<typeof keyOf>[], group = 'common') =>
      writeAgain(
        { profile: { version: 1, files: [] } },
        { languages: [{ id: 1, name: 'Français', tag: 'fr' }], groups: [{ name: group, keys }] },
        { platform: 'csv' },
      );
    expect(files([keyOf('a', 'x, y')])).toEqual([
      { path: 'translations.csv', text: 'key,fr\r\na,"x, y"\r\n', encoding: 'utf-8', hasBom: true },
    ]);
    expect(files([keyOf('a', { '=0': 'z', other: 'o' }, 'd')], 'g')[0]?.text).toBe(
      'key,group,form,description,fr\r\na,g,0,d,z\r\na,g,other,,o\r\n',
    );
  });
});

it('is one of UTF-16 with tabs, as Excel saves it', () => {
  const bytes = new Uint8Array(Buffer.from('\uFEFFkey\ten\r\na\té\r\n', 'utf16le'));
  expect(outline(readFiles([{ name: 'a.txt', bytes }]).groups)).toEqual([['common', [['a', 'é']]]]);
});
