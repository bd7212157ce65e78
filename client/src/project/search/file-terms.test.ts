import { completions, filesIn, searchIn, searchInUrl, searchOfUrl, splitFiles } from './file-terms.js';
import type { FileId } from './file-terms.js';

const PATHS = [
  'web/locales/{language}/booking.json',
  'web/locales/{language}/common.json',
  'admin/locales/{language}/common.json',
  'mails/{language}/new mail.po',
  'docs/{language}/a.po',
  'docs/{language}/b.po',
  'docs/{language}/c.po',
  'docs/{language}/d.po',
];
const FILES = PATHS.map((path, at) => ({ id: at + 1, path, format: 'json' }));

const idsIn = (query: string): FileId[] | null => {
  const ids = filesIn(query, FILES);
  return ids && [...ids];
};
const searchFor = (query: string, ...ids: FileId[]): string => searchIn(query, new Set(ids), FILES);

describe('the files of a search', () => {
  it('are apart from its words', () => {
    expect(splitFiles('sign file:a.json out FILE:"b c.po" tag:x')).toEqual({
      names: ['a.json', 'b c.po'],
      rest: 'sign  out  tag:x',
    });
  });

  it.each([
    ['the last parts of its path', 'file:booking.json', [1]],
    ['a whole path', 'file:web/locales/{language}/common.json', [2]],
    ['a part, while it is typed', 'file:book', [1]],
    ['a name that several have', 'file:common.json', [2, 3]],
    ['any case', 'file:BOOKING.json', [1]],
    ['spaces in quotes', 'file:"new mail.po"', [4]],
    ['a folder', 'file:docs/', [5, 6, 7, 8]],
    ['several', 'file:a.po file:b.po', [5, 6]],
    ['none', 'file:""', [null]],
    ['a file that is nowhere', 'file:nowhere.json', []],
  ])('are named by %s', (_by, query, ids) => {
    expect(idsIn(query)).toEqual(ids);
  });

  it('are all without a name, and in a search for the text itself', () => {
    expect(idsIn('sign out')).toBeNull();
    expect(idsIn('"file:a.po"')).toBeNull();
    expect(idsIn('profile:a.po')).toBeNull();
  });
});

describe('the search for chosen files', () => {
  it.each<[string, FileId[]]>([
    ['file:booking.json', [1]],
    ['file:web/locales/{language}/common.json', [2]],
    ['file:"new mail.po" file:""', [4, null]],
    ['file:a.po file:b.po', [5, 6]],
    ['file:docs/{language}/', [5, 6, 7, 8]],
    ['', []],
  ])('is %s, which means those files again', (search, ids) => {
    expect(searchFor('', ...ids)).toBe(search);
    expect(idsIn(search)).toEqual(ids.length === 0 ? null : ids);
  });

  it('keeps the words', () => {
    expect(searchFor('sign out file:a.po', 1)).toBe('file:booking.json sign out');
  });

  it('names each of 500 files in no time', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      id: at,
      path: `src/part${at % 50}/{language}/file${at}.json`,
      format: 'json',
    }));
    const odd = new Set(many.flatMap(({ id }) => (id % 2 === 1 ? [id] : [])));
    expect(filesIn(searchIn('', odd, many), many)).toEqual(odd);
  });
});

describe('the completion of a file', () => {
  it('keeps what is before it', () => {
    expect(completions('sign file:comm', FILES)).toEqual([
      'sign file:web/locales/{language}/common.json',
      'sign file:admin/locales/{language}/common.json',
    ]);
    expect(completions('file:"new', FILES)).toEqual(['file:"new mail.po"']);
  });

  it.each(['file:booking.json', 'file:book sign', 'profile:', ''])('has nothing to add to "%s"', (query) => {
    expect(completions(query, FILES)).toEqual([]);
  });
});

describe('the search in a URL', () => {
  it.each([
    ['file:a.po file:b.po sign out', 'a.po,b.po', 'sign out'],
    ['file:"new mail.po"', 'new mail.po', ''],
    ['file:"" sign', '""', 'sign'],
  ])('has the files of %s', (query, file, q) => {
    expect(searchInUrl(query)).toEqual({ file, q });
    expect(searchOfUrl(file, q === '' ? null : q)).toBe(query);
  });

  it.each(['sign file:a.po', 'file:a.po ', 'file:"a,b.po"', 'sign'])('leaves %s as it is typed', (query) => {
    expect(searchInUrl(query)).toEqual({ file: null, q: query });
  });

  it('may name a path that nobody has typed', () => {
    expect(searchOfUrl('mails/{language}/new mail.po', null)).toBe('file:"mails/{language}/new mail.po"');
  });
});
