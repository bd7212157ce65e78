import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyContext } from '#core/domain/key-context.js';

import { fold } from '../../lib/text/fold.js';
import { openForTest } from '../../testing/open-project.js';
import { aProject } from '../../testing/sample-projects.js';
import { findKeys } from '../shown/find-keys.js';
import { hitsIn } from './filter-keys.js';
import type { KeySummary } from '../store/key-summary.js';
import type { ShownStatus } from '../store/shown-status.js';
import { searchForTag } from './search-terms.js';
import { countValues, statusFilter } from './table-filters.js';

let opened: (() => void)[] = [];

afterEach(() => {
  opened.forEach((close) => close());
  opened = [];
});

function open(details = aProject()) {
  const { project } = openForTest({ details, isOnline: () => false });
  const { keys } = project.cells.store.get(project.structure);
  opened.push(project.texts.hold());
  /** Searches in the page and by the worker, which must give the same answer. */
  const found = async (query: string, languageIds: number[] = [1, 2, 3]): Promise<string[]> => {
    const inPage: number[] = [];
    findKeys(project, query, languageIds, (keyIds) => inPage.push(...keyIds));
    expect([...(await project.texts.findKeys(query, languageIds))]).toEqual(inPage);
    return inPage.map((id) => keys.get(id)?.name ?? '?');
  };
  return { project, table: project.cells.table, keys: [...keys.values()], found };
}

const CONTEXT: Record<string, Partial<KeyContext>> = {
  retry: { isObsolete: true },
  cart_title: { tags: ['Search form'] },
  pay_now: { tags: ['Écran', 'search form'] },
};

/** The sample project, with tags and an obsolete key. */
function withContext(): ProjectDetails {
  const details = aProject();
  return {
    ...details,
    groups: details.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({ ...key, tags: [], ...CONTEXT[key.name] })),
    })),
  };
}

const ALL = ['cancel', 'retry', 'cart_title', 'items_count', 'pay_now'];
const names = (keys: KeySummary[]): string[] => keys.map(({ name }) => name);

describe('fold', () => {
  it.each([
    ['Été', 'ete'],
    ['ÇA', 'ca'],
    ['Ångström', 'angstrom'],
    ['日本', '日本'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('searching keys', () => {
  it.each<[string, string, string[]]>([
    ['nothing', ' ', ALL],
    ['a key name', 'CART_t', ['cart_title']],
    ['a group name', 'common', ['cancel', 'retry']],
    ['a text, case and accents aside', 'ETE', ['pay_now']],
    ['a form of a plural', 'article', ['items_count']],
    ['an exact text', '"été"', ['pay_now']],
    ['an exact text that differs by an accent', '"ete"', []],
    ['a text of a language that is not displayed', 'abbrechen', []],
  ])('by %s', async (_, query, expected) => {
    expect(await open().found(query, [1, 2])).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['a part of the name of the key only', 'key:cart', ['cart_title']],
    ['a tag, case and accents aside', 'tag:ÉCRAN', ['pay_now']],
    ['a tag with a space', 'tag:"search form"', ['cart_title', 'pay_now']],
    ['a whole tag only', 'tag:search', []],
    ['two tags', 'tag:écran tag:"search form"', ['pay_now']],
    ['the mark of obsolete keys', 'is:obsolete', ['retry']],
    ['a language and a text', 'lang:de annuler', []],
    ['a language that is not displayed', 'abbrechen lang:de', ['cancel']],
    ['the name of a language', 'lang:Français été', ['pay_now']],
    ['a language, which leaves names out', 'lang:fr cart', []],
    ['a language alone: keys with a text in it', 'lang:de', ['cancel', 'retry', 'items_count', 'pay_now']],
    ['a tag and words', 'tag:"search form" panier', ['cart_title']],
    ['a tag and an exact text', 'tag:"search form" "Votre"', ['cart_title']],
    ['an unknown prefix, as text', 'is:new', []],
    ['an unknown language', 'lang:xx', []],
    ['a term in quotes, as text', '"tag:ticket"', []],
  ])('by %s', async (_, query, expected) => {
    expect(await open(withContext()).found(query, [1, 2])).toEqual(expected);
  });

  it('knows a tag that a key was given since', async () => {
    const { project, found } = open();
    expect(await found('tag:écran')).toEqual([]);
    project.loader.load(withContext());
    expect(await found('tag:écran')).toEqual(['pay_now']);
  });

  it.each(['ticket', 'search page', 'the "big" one'])(
    'finds the tag %j by the search for it',
    async (tag) => {
      const details = withContext();
      details.groups[0]?.keys[0]?.tags.push(tag);
      expect(await open(details).found(searchForTag(tag))).toEqual(['cancel']);
    },
  );

  it('knows what was typed since', async () => {
    const { project, found } = open();
    expect(await found('régler')).toEqual([]);
    project.session.commit({ keyId: 23, languageId: 2, quantity: null }, 'Régler');
    expect(await found('regler')).toEqual(['pay_now']);
    expect(await found('payer')).toEqual([]);
  });

  it('knows the keys of a project loaded again', async () => {
    const { project, found } = open();
    expect(await found('cancel')).toEqual(['cancel']);
    const [common, ...others] = aProject().groups;
    if (!common) throw new Error('The sample has groups');
    project.loader.load({ ...aProject(), groups: [{ ...common, keys: common.keys.slice(1) }, ...others] });
    expect(await found('cancel')).toEqual([]);
    expect(await found('retry')).toEqual(['retry']);
  });
});

describe('filtering keys by status', () => {
  it.each<[string, ShownStatus[], number[], string[]]>([
    ['none', [], [1, 2, 3], ALL],
    ['the empty values', ['empty'], [1, 2, 3], ['retry', 'cart_title', 'items_count']],
    ['the empty values of French', ['empty'], [2], ['retry', 'items_count']],
    [
      'invalidated or modified',
      ['invalidated', 'modified'],
      [1, 2, 3],
      ['cart_title', 'items_count', 'pay_now'],
    ],
  ])('by %s', (_, statuses, languageIds, expected) => {
    const { table, keys } = open();
    const has = statusFilter(table, statuses, languageIds);
    expect(names(keys.filter(({ id }) => has(id)))).toEqual(expected);
  });
});

describe('countValues', () => {
  it('counts every form of every displayed language, an empty text as empty', () => {
    const { project, table, keys } = open();
    expect(countValues(table, keys, [2, 3])).toEqual({
      total: { empty: 3, modified: 2, validated: 8, invalidated: 1 },
      emptyByGroup: new Map([
        [1, 1],
        [2, 2],
      ]),
    });
    project.session.commit({ keyId: 12, languageId: 2, quantity: null }, 'Réessayer');
    const { total, emptyByGroup } = countValues(table, keys, [2, 3]);
    expect(total).toEqual({ empty: 2, modified: 3, validated: 8, invalidated: 1 });
    expect(emptyByGroup).toEqual(new Map([[2, 2]]));
  });
});

describe('hitsIn', () => {
  it.each<[string, string, string[]]>([
    ['Payer en été', 'ETE', ['été']],
    ['cart, Cart, CART', 'cart', ['cart', 'Cart', 'CART']],
    ['e\u0301te\u0301', 'ete', ['e\u0301te\u0301']],
    ['😀 cart', 'cart', ['cart']],
    ['aaaa', 'aa', ['aa', 'aa']],
    ['Łódź et Łomża', 'lo', ['Łó', 'Ło']],
    ['Ich don’t', "don't", ['don’t']],
    ['Straße', 's', ['S', 'ß']],
    ['한글', '하', ['한']],
    ['पिता', 'पता', []],
    ['Cart', '"cart"', []],
    ['anything', '', []],
  ])('in %j, %j hits %j', (text, query, expected) => {
    expect(hitsIn(text, query).map(([start, end]) => text.slice(start, end))).toEqual(expected);
  });
});
