import { find } from './find.js';

const ENTRIES = ['Élan', 'Atlas Mobile', 'Mobile kiosk', 'Automobile'].map((label) => ({ label }));

const labels = (typed: string): string[] => find(ENTRIES, typed).map(({ label }) => label);

describe('finding in the palette', () => {
  it('shows everything, in order, before anything is typed', () => {
    expect(labels(' ')).toEqual(['Élan', 'Atlas Mobile', 'Mobile kiosk', 'Automobile']);
  });

  it('puts beginnings first, then beginnings of words, then the rest', () => {
    expect(labels('mobile')).toEqual(['Mobile kiosk', 'Atlas Mobile', 'Automobile']);
  });

  it('ignores case and accents', () => {
    expect(labels('ELAN')).toEqual(['Élan']);
  });

  it('finds words in any order, after what holds them as typed', () => {
    expect(labels('mob atl')).toEqual(['Atlas Mobile']);
    expect(labels('lan zebra')).toEqual([]);
  });

  it('finds nothing where there is nothing', () => {
    expect(labels('zebra')).toEqual([]);
  });
});
