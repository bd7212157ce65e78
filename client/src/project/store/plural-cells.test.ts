import type { ProjectDetails } from '#core/api/projects.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import { aProject, aValue } from '../../testing/sample-projects.js';
import { aPluralProject } from '../../testing/plural-project.js';
import { countValues } from '../search/table-filters.js';
import { addLanguage, updateLanguage } from './edit-project.js';
import { cellRefsOf, counterpartOf } from './key-cells.js';
import { structureOf } from './structure.js';
import { ValueCells } from './value-cells.js';

const MINUTES = { id: 31, isPlural: true };
const CLOSE = { id: 32, isPlural: false };

function open(project: ProjectDetails = aPluralProject()) {
  const cells = new ValueCells();
  cells.load(project, (_ref, cell) => cell);
  const forms = (key: { id: number; isPlural: boolean }, languageId: number) =>
    cellRefsOf(cells, key, languageId).map(({ quantity }) => quantity);
  const counts = (languageId: number) => cells.store.get(cells.countsOf(languageId));
  return { cells, forms, counts, keys: [...structureOf(project).keys.values()] };
}

describe('The cells of a plural key', () => {
  it('are zero, one and other in a strict project', () => {
    const { cells, forms } = open(aProject());
    expect(forms({ id: 22, isPlural: true }, 2)).toEqual(['zero', 'one', 'other']);
    expect(cells.table.slotsOf(22)).toEqual([3, 6]);
  });

  it('are the forms that each language needs, and others with a text, in a cldr project', () => {
    const { forms } = open();
    expect(forms(MINUTES, 1)).toEqual(['=0', 'one', 'other']);
    expect(forms(MINUTES, 2)).toEqual(['one', 'other']);
    expect(forms(MINUTES, 4)).toEqual(['one', 'few', 'many', 'other']);
    expect(forms(MINUTES, 5)).toEqual(['other']);
    expect(forms(CLOSE, 4)).toEqual([null]);
  });

  it('count as empty only where the language needs them', () => {
    const { cells, counts, keys } = open();
    expect(counts(2)).toMatchObject({ empty: 0, validated: 3 });
    expect(counts(4)).toMatchObject({ empty: 3, validated: 2 });
    expect(counts(5)).toMatchObject({ empty: 0, validated: 2 });
    expect(countValues(cells.table, keys, [1, 2, 4, 5]).total).toMatchObject({ empty: 3, validated: 11 });
  });

  it('have one more with a text for exactly 0, and one less without it', () => {
    const { cells, forms, counts } = open();
    const zero = { keyId: 31, languageId: 4, quantity: '=0' } as const;
    cells.set(zero, { text: 'Przed chwilą', status: 'modified' });
    expect(forms(MINUTES, 4)).toEqual(['=0', 'one', 'few', 'many', 'other']);
    expect(counts(4)).toMatchObject({ empty: 3, modified: 1 });
    cells.set(zero, { text: '' });
    expect(forms(MINUTES, 4)).toEqual(['one', 'few', 'many', 'other']);
    expect(counts(4)).toMatchObject({ empty: 3, modified: 0 });
  });

  it('take a form that no value had before', () => {
    const { cells, forms } = open();
    const first = cells.table;
    cells.set({ keyId: 31, languageId: 5, quantity: '=7' }, { text: '七分前', status: 'modified' });
    expect(forms(MINUTES, 5)).toEqual(['=7', 'other']);
    expect(cells.table).not.toBe(first);
    expect(cells.table.column(5).texts).toContain('七分前');
  });

  it('follow the tag of their language', () => {
    const { forms } = open(
      updateLanguage(aPluralProject(), { id: 2, name: 'Русский', tag: 'ru', access: 'target' }),
    );
    expect(forms(MINUTES, 2)).toEqual(['one', 'few', 'many', 'other']);
  });

  it('are there for a language that is added', () => {
    const value = (id: number, form: PluralForm) =>
      aValue({ id, keyId: 31, languageId: 6, quantityString: form });
    const arabic = { id: 6, name: 'العربية', tag: 'ar', access: 'target' } as const;
    const { forms, counts } = open(
      addLanguage(aPluralProject(), arabic, [value(1, 'zero'), value(2, 'other')]),
    );
    expect(forms(MINUTES, 6)).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect(counts(6)).toMatchObject({ empty: 7 });
    expect(forms(MINUTES, 5)).toEqual(['other']);
  });

  it('are translated from the same form, or else from other', () => {
    const { cells } = open();
    const from = (quantity: PluralForm) =>
      cells.get(counterpartOf(cells, { keyId: 31, languageId: 4, quantity }, 1)).text;
    expect(from('one')).toBe('{count} minute ago');
    expect(from('few')).toBe('{count} minutes ago');
    expect(from('=0')).toBe('Just now');
  });
});
