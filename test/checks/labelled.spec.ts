import { checkConsistency } from '../../core/checks/check-project.js';
import { DEFAULT_SEVERITIES } from '../../core/checks/severities.js';
import { LABELLED_CHECKS, LABELLED_PAIRS } from './labelled-pairs.js';
import { precisionOf, recallOf, score } from './score.js';

/** `npm run tools -- checks-table` writes the figures to docs/measurements/checks.json. */
describe('labelled pairs', () => {
  const scores = new Map(score().map((one) => [one.check, one]));

  it('are at least 1,000, with faults of every check', () => {
    expect(LABELLED_PAIRS.length).toBeGreaterThanOrEqual(1_000);
    for (const { faults } of scores.values()) expect(faults).toBeGreaterThan(0);
  });

  it.each(LABELLED_CHECKS)('%s finds what is wrong and little else', (check) => {
    const one = scores.get(check);
    if (!one) throw new Error(check);
    expect(precisionOf(one)).toBeGreaterThanOrEqual(0.97);
    expect(recallOf(one)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('checks of a language', () => {
  it('report a source with two translations and a translation of two sources', () => {
    const pairs = [
      { source: 'Open', text: 'Ouvrir' },
      { source: 'Open', text: 'Ouvert' },
      { source: 'Save', text: 'Enregistrer' },
      { source: 'Record', text: 'Enregistrer' },
      { source: 'Close', text: 'Fermer' },
      { source: 'Close', text: 'Fermer' },
      { source: '', text: 'Fermer' },
      { source: 'Quit', text: '' },
    ];
    const found = checkConsistency(pairs, DEFAULT_SEVERITIES);
    expect([...found].map(([index, findings]) => [index, findings.map(({ check }) => check)])).toEqual([
      [0, ['inconsistent']],
      [1, ['inconsistent']],
      [2, ['ambiguous']],
      [3, ['ambiguous']],
    ]);
  });
});
