import { isStale, sourceFormOf } from './stale.js';

describe('a translation is stale', () => {
  it.each([
    ['made from the first version of an unchanged source', {}, {}, false],
    ['made before a change', {}, { majorVersion: 2 }, true],
    ['made after a change', { sourceVersion: 2 }, { majorVersion: 2 }, false],
    ['made between two changes', { sourceVersion: 2 }, { majorVersion: 3 }, true],
    ['made before a typo was corrected', { sourceVersion: 2 }, { majorVersion: 1 }, false],
    ['without a text', { text: '' }, { majorVersion: 2 }, false],
    ['of an emptied source', {}, { text: '', majorVersion: 2 }, false],
  ])('%s', (_, translation, source, expected) => {
    expect(isStale({ text: 'Titre', ...translation }, { text: 'Title', ...source })).toBe(expected);
  });

  it('never without a source', () => {
    expect(isStale({ text: 'Titre' }, null)).toBe(false);
  });
});

describe('the form that a form is translated from', () => {
  it.each([
    [null, [null], null],
    ['one', ['one', 'other'], 'one'],
    ['few', ['one', 'other'], 'other'],
    ['other', [], 'other'],
  ] as const)('of %s among %j: %s', (form, filled, expected) => {
    expect(sourceFormOf(form, (other) => filled.some((one) => one === other))).toBe(expected);
  });
});
