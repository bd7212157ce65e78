import type { ActivityItem } from '#core/api/activity.js';

import { textChange } from './activity-text.js';
import { byDay, grouped } from './grouped.js';

let lastId = 0;

function aReview(quantity: string | null, more: Partial<ActivityItem> = {}): ActivityItem {
  lastId += 1;
  return {
    id: lastId,
    at: '2026-11-20T10:00:00.000Z',
    actor: { id: 7, username: 'Camille Bernard' },
    action: 'value.reviewed',
    source: 'edit',
    group: { id: 2, name: 'checkout' },
    key: { id: 22, name: 'items_count' },
    language: { id: 2, name: 'Français' },
    valueId: 2220,
    version: 2,
    old: { text: 'Panier vide', status: 'modified', quantity },
    new: { text: 'Panier vide', status: 'validated', quantity },
    changeSetId: null,
    changeSet: null,
    ...more,
  };
}

const sizes = (...items: ActivityItem[]): number[] => grouped(items).map(({ length }) => length);

describe('the entries of the activity', () => {
  it('are one for a reviewed plural', () => {
    expect(sizes(aReview('other'), aReview('one'), aReview('zero'))).toEqual([3]);
  });

  it.each([
    ['another actor', { actor: { id: 8, username: 'Aiko' } }],
    ['another key', { key: { id: 23, name: 'pay_now' } }],
    ['another language', { language: { id: 3, name: 'Deutsch' } }],
    ['another status', { new: { text: 'Panier vide', status: 'invalidated', quantity: 'one' } }],
    ['a revert', { source: 'revert' as const }],
    ['a text', { action: 'value.written' as const }],
    ['an hour later', { at: '2026-11-20T11:00:00.000Z' }],
  ])('are two with %s', (_, more) => {
    expect(sizes(aReview('other'), aReview('one', more))).toEqual([1, 1]);
  });

  it('are two for one form reviewed twice, and for values without forms', () => {
    expect(sizes(aReview('one'), aReview('one'))).toEqual([1, 1]);
    expect(sizes(aReview(null), aReview(null))).toEqual([1, 1]);
  });

  it('show the text that was reviewed', () => {
    expect(textChange(aReview('one'))).toEqual({ before: 'Panier vide', after: 'Panier vide' });
  });
});

it('the days of the activity are those of this device', () => {
  const at = (...time: [number, number, number, number]): ActivityItem =>
    aReview(null, { at: new Date(...time).toISOString() });
  const entries = grouped([
    at(2026, 10, 20, 9),
    at(2026, 10, 20, 0),
    at(2026, 10, 19, 23),
    at(2026, 9, 20, 9),
  ]);
  expect(byDay(entries).map(({ length }) => length)).toEqual([2, 1, 1]);
});
