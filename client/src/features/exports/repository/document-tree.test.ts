import { treeRows } from './document-tree.js';
import type { TreeRow, TreeState } from './document-tree.js';

const NOTHING_DONE: TreeState = { folded: new Set(), unticked: new Set() };

const PATHS = [
  'web/locales/fr/common.json',
  'web/locales/fr/booking.json',
  'web/locales/de/common.json',
  'android/app/src/main/res/values-fr/strings.xml',
  'README.po',
];

const rowsOf = (paths: readonly string[], state: Partial<TreeState> = {}): TreeRow[] =>
  treeRows(
    paths.map((path) => ({ path, languageId: 1, change: 'changed', texts: 1 })),
    { ...NOTHING_DONE, ...state },
  );

/** `2 web/`: the level and the name of a row, of a folder with a slash. */
const brief = ({ level, name, kind }: TreeRow): string => `${level} ${name}${kind === 'folder' ? '/' : ''}`;

describe('the tree of documents', () => {
  it('has folders before documents, by name, and joins those that hold nothing but a folder', () =>
    expect(rowsOf(PATHS).map(brief)).toEqual([
      '1 android/app/src/main/res/values-fr/',
      '2 strings.xml',
      '1 web/locales/',
      '2 de/',
      '3 common.json',
      '2 fr/',
      '3 booking.json',
      '3 common.json',
      '1 README.po',
    ]));

  it('shows what is in a folder unless that is folded', () =>
    expect(rowsOf(PATHS, { folded: new Set(['web/locales/']) }).map(brief)).toEqual([
      '1 android/app/src/main/res/values-fr/',
      '2 strings.xml',
      '1 web/locales/',
      '1 README.po',
    ]));

  it('tells folders of which all, some or no documents are ticked', () => {
    const unticked = new Set(['web/locales/fr/common.json', 'web/locales/de/common.json']);
    const ticks = rowsOf(PATHS, { unticked }).map((row) => [row.name, row.tick]);
    expect(ticks).toEqual([
      ['android/app/src/main/res/values-fr', 'all'],
      ['strings.xml', 'all'],
      ['web/locales', 'some'],
      ['de', 'none'],
      ['common.json', 'none'],
      ['fr', 'some'],
      ['booking.json', 'all'],
      ['common.json', 'none'],
      ['README.po', 'all'],
    ]);
  });

  it('says which documents a folder holds at any depth, folded or not', () => {
    const folded = new Set(['web/locales/']);
    const locales = rowsOf(PATHS, { folded }).find(({ name }) => name === 'web/locales');
    expect(locales).toMatchObject({
      documents: ['web/locales/de/common.json', 'web/locales/fr/booking.json', 'web/locales/fr/common.json'],
    });
  });
});
