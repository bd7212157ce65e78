import type { Cut } from './cut.js';
import type { Finding } from './finding.js';
import type { Subject } from './subject.js';

/** What a rule looks at: a text that is not empty, and the one that it is compared with. */
export interface Context {
  subject: Subject;
  own: Cut;
  /** Null if there is nothing to compare with. */
  source: Cut | null;
  /** The language of the text, without script and region: `fr`. Empty if unknown. */
  language: string;
}

/** Of a translation, which is compared with its source. */
export interface Comparison extends Context {
  source: Cut;
}

export type Report = (finding: Finding) => void;

/** Reports what one check, or a family of them, finds. Takes linear time. */
export type Rule = (context: Context, report: Report) => void;

/** A rule for texts that have a source. */
export type ComparingRule = (context: Comparison, report: Report) => void;

export const isComparison = (context: Context): context is Comparison => context.source !== null;
