import { CHECK_IDS } from '../../core/checks/check-ids.js';
import type { CheckId } from '../../core/checks/check-ids.js';
import type { Subject } from '../../core/checks/subject.js';
import { FAULTS } from './faults.js';
import type { CleanPair, Spoiled } from './faults.js';
import { NEGATIVES } from './negatives.js';
import { LANGUAGES, SENTENCES } from './sentences.js';

/** A pair with what the checks should find. */
export interface LabelledPair {
  subject: Subject;
  /** Null: nothing. */
  expected: CheckId | null;
  /** The fault, for a report. */
  name: string;
}

const clean: readonly CleanPair[] = SENTENCES.flatMap(([source = '', ...texts]) =>
  LANGUAGES.map((tag, index) => ({ tag, source, text: texts[index] ?? '' })),
);

function subjectOf({ tag, source, text }: CleanPair, spoiled: Spoiled = {}): Subject {
  return {
    target: { text: spoiled.text ?? text, tag },
    source: spoiled.withoutSource ? null : { tag: 'en', forms: [[null, source]] },
    quantity: null,
    otherForms: [],
    maxLength: spoiled.maxLength ?? null,
    placeholders: 'any',
  };
}

const seeded: readonly LabelledPair[] = FAULTS.flatMap(({ check, name, spoil }) =>
  clean.flatMap((pair) => {
    const spoiled = spoil(pair);
    return spoiled ? [{ subject: subjectOf(pair, spoiled), expected: check, name }] : [];
  }),
);

/** Plural forms: one is empty. */
const forms: readonly LabelledPair[] = clean.map((pair) => ({
  subject: { ...subjectOf({ ...pair, text: '' }), quantity: 'other', otherForms: [pair.text] },
  expected: 'forms',
  name: 'empty form',
}));

/** All pairs of one text at a time: clean ones, reviewed ones, and seeded faults. */
export const LABELLED_PAIRS: readonly LabelledPair[] = [
  ...clean.map((pair) => ({ subject: subjectOf(pair), expected: null, name: 'clean' })),
  ...NEGATIVES.map(([tag, source, text]) => ({
    subject: subjectOf({ tag, source, text }),
    expected: null,
    name: 'reviewed by hand',
  })),
  ...seeded,
  ...forms,
];

/** The checks that the pairs are about; the others compare several keys. */
export const LABELLED_CHECKS: readonly CheckId[] = CHECK_IDS.filter(
  (id) => id !== 'inconsistent' && id !== 'ambiguous',
);
