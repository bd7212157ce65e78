import type { LanguageView } from '#core/api/languages.js';

import { columnsOf, DEFAULT_CHOICE, keepChoice, readChoice, widthsOf } from './columns.js';
import type { ColumnChoice, Columns } from './columns.js';
import { DE, EN, FR } from '../../../testing/sample-projects.js';
import type { View } from './url-view.js';

const ES: LanguageView = { id: 4, name: 'Español', tag: 'es', access: 'source' };
const ALL = [EN, FR, DE, ES];

function shown(view: Partial<View>, choice: Partial<ColumnChoice> = {}): string {
  const { reference, others } = columnsOf(
    { languages: ALL, targetRestricted: false },
    { access: 'all', languageIds: null, ...view },
    { ...DEFAULT_CHOICE, ...choice },
  );
  return [reference?.name ?? '–', ...others.map(({ name }) => name)].join(' ');
}

describe('columnsOf', () => {
  it.each<[string, string, string]>([
    ['all, the first language pinned', shown({}), 'English Français Deutsch Español'],
    ['sources: the reference and what one may only read', shown({ access: 'source' }), 'English Español'],
    ['targets, beside the pinned reference', shown({ access: 'target' }), 'English Français Deutsch'],
    ['another reference', shown({}, { referenceId: 3 }), 'Deutsch English Français Español'],
    ['a reference that is gone', shown({}, { referenceId: 99 }), 'English Français Deutsch Español'],
    ['the languages of the address', shown({ languageIds: [3] }), 'English Deutsch'],
    ['without the hidden ones', shown({}, { hidden: [1, 2] }), '– Deutsch Español'],
    ['in the chosen order', shown({}, { order: [4, 3] }), 'English Español Deutsch Français'],
  ])('shows %s', (_, columns, expected) => expect(columns).toBe(expected));

  it('filters by the targets only, not by the reference pinned beside them', () => {
    const targets = columnsOf(
      { languages: ALL, targetRestricted: false },
      { access: 'target', languageIds: null },
      DEFAULT_CHOICE,
    );
    expect(targets.filtered).toEqual([2, 3]);
  });

  it('counts the only language of a limited translator among the targets', () => {
    const onlyFrench = { languages: [FR], targetRestricted: true };
    const view = { access: 'target', languageIds: null } as const;
    expect(columnsOf(onlyFrench, view, DEFAULT_CHOICE).filtered).toEqual([FR.id]);
  });
});

describe('widthsOf', () => {
  const columns = (others: number, reference: LanguageView | null = EN): Columns => ({
    reference,
    others: Array.from({ length: others }, () => FR),
    filtered: [],
    isCompact: false,
  });

  it.each([
    ['whole columns', 1208, columns(3), { key: 264, reference: 300, other: 322 }],
    ['two languages', 1208, columns(1), { key: 264, reference: 472, other: 472 }],
    ['two languages without a pinned one', 1208, columns(2, null), { key: 264, reference: 472, other: 472 }],
    ['one language', 1048, columns(0), { key: 264, reference: 784, other: 784 }],
    ['one language that is not pinned', 1048, columns(1, null), { key: 264, reference: 784, other: 784 }],
    ['one column and a peek', 1048, columns(3), { key: 264, reference: 300, other: 320 }],
    ['many languages', 1900, columns(9), { key: 264, reference: 300, other: 334 }],
    ['one column beside the panel', 812, columns(4), { key: 264, reference: 300, other: 248 }],
    ['two languages beside the panel', 812, columns(1), { key: 264, reference: 274, other: 274 }],
    ['a low width', 652, columns(4), { key: 172, reference: 240, other: 240 }],
    ['no room at all', 400, columns(4), { key: 160, reference: 240, other: 240 }],
  ])('%s', (_, viewport, shown, expected) => {
    expect(widthsOf(shown, { viewport, isWide: true })).toEqual(expected);
  });
});

describe('the choice on this device', () => {
  it('is kept per project', () => {
    const choice: ColumnChoice = {
      hidden: [2],
      order: [3],
      referenceId: 3,
      density: 'compact',
      rowOrder: 'name',
    };
    keepChoice(7, choice);
    expect(readChoice(7)).toEqual(choice);
    expect(readChoice(8)).toEqual(DEFAULT_CHOICE);
  });

  it('is comfortable when it was kept before there was a density', () => {
    localStorage.setItem('motley.columns.7', '{"hidden":[2],"order":[],"referenceId":null}');
    expect(readChoice(7)).toEqual({ ...DEFAULT_CHOICE, hidden: [2] });
  });

  it('is the default when what is kept makes no sense', () => {
    localStorage.setItem('motley.columns.7', '{"hidden":"all"}');
    expect(readChoice(7)).toEqual(DEFAULT_CHOICE);
  });
});
