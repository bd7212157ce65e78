import { countValues, fold, hasStatus, hitsIn, searchKeys } from './filter-keys.js';
import type { Filters, KeyToFilter, ValueAt } from './filter-keys.js';
import { aProject } from '../samples.js';

const project = aProject();
const keys: KeyToFilter[] = project.groups.flatMap((group) =>
  group.keys.map(({ id, name, isPlural, groupId }) => ({
    id,
    name,
    isPlural,
    groupId,
    groupName: group.name,
  })),
);
const values = project.groups.flatMap((group) => group.keys.flatMap((key) => key.values));
const valueAt: ValueAt = (keyId, languageId, quantity) => {
  const value = values.find(
    (one) => one.keyId === keyId && one.languageId === languageId && one.quantityString === quantity,
  );
  return { text: value?.name ?? '', status: value?.status ?? 'modified' };
};
const ALL: Filters = { query: '', statuses: [], groupId: null, languageIds: [1, 2, 3] };
const filtered = (filters: Partial<Filters>): string[] => {
  const all = { ...ALL, ...filters };
  return searchKeys(keys, all, valueAt)
    .filter((key) => hasStatus(key, all, valueAt))
    .map(({ name }) => name);
};

describe('fold', () => {
  it.each([
    ['Été', 'ete'],
    ['ÇA', 'ca'],
    ['Ångström', 'angstrom'],
    ['日本', '日本'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('filtering keys', () => {
  it.each<[string, Partial<Filters>, string[]]>([
    ['nothing', {}, ['cancel', 'retry', 'cart_title', 'items_count', 'pay_now']],
    ['a key name', { query: 'CART_t' }, ['cart_title']],
    ['a group name', { query: 'common' }, ['cancel', 'retry']],
    ['a text, case and accents aside', { query: 'ETE' }, ['pay_now']],
    ['a form of a plural', { query: 'article' }, ['items_count']],
    ['an exact text', { query: '"été"' }, ['pay_now']],
    ['an exact text that differs by an accent', { query: '"ete"' }, []],
    ['a text of a language that is not displayed', { query: 'abbrechen', languageIds: [1, 2] }, []],
    ['one group', { groupId: 2 }, ['cart_title', 'items_count', 'pay_now']],
    ['the empty values', { statuses: ['empty'] }, ['retry', 'cart_title', 'items_count']],
    ['the empty values of French', { statuses: ['empty'], languageIds: [2] }, ['retry', 'items_count']],
    [
      'invalidated or modified',
      { statuses: ['invalidated', 'modified'] },
      ['cart_title', 'items_count', 'pay_now'],
    ],
    ['a status and a search together', { statuses: ['empty'], query: 'cart' }, ['cart_title', 'items_count']],
    ['a status, a search and a group', { statuses: ['empty'], query: 'cart', groupId: 1 }, []],
  ])('by %s', (_, filters, expected) => expect(filtered(filters)).toEqual(expected));
});

describe('countValues', () => {
  it('counts every form of every displayed language, an empty text as empty', () => {
    const { total, emptyByGroup } = countValues(keys, [2, 3], valueAt);
    expect(total).toEqual({ empty: 3, modified: 2, validated: 8, invalidated: 1 });
    expect(emptyByGroup).toEqual(
      new Map([
        [1, 1],
        [2, 2],
      ]),
    );
  });
});

describe('hitsIn', () => {
  it.each<[string, string, string[]]>([
    ['Payer en été', 'ETE', ['été']],
    ['cart, Cart, CART', 'cart', ['cart', 'Cart', 'CART']],
    ['e\u0301te\u0301', 'ete', ['e\u0301te\u0301']],
    ['😀 cart', 'cart', ['cart']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['Cart', '"cart"', []],
    ['anything', '', []],
  ])('in %j, %j hits %j', (text, query, expected) => {
    expect(hitsIn(text, query).map(([start, end]) => text.slice(start, end))).toEqual(expected);
  });
});
