import type * as LanguageTables from './language-tables.js';

// The tables are made once in a process, perhaps by another file of tests: this test uses its own copy.
const copy = './language-tables.js?copy';
const { makeLanguageTables, regionNamed, tagNamed } = (await import(copy)) as typeof LanguageTables;

describe('the tables of languages', () => {
  it('are made once, in many steps, and a name that is looked up meanwhile is found', () => {
    const steps = makeLanguageTables();
    steps.next();
    expect([tagNamed('German'), tagNamed('allemand'), regionNamed('UK')]).toEqual(['de', 'de', 'GB']);
    let count = 1;
    while (steps.next().done !== true) count += 1;
    expect(count).toBeGreaterThan(500);
    expect(tagNamed('German')).toBe('de');
    expect(makeLanguageTables().next()).toEqual({ done: true, value: undefined });
  });
});
