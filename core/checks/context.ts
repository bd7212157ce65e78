import type { Cut } from './cut.js';
import type { Finding } from './finding.js';
import type { Subject } from './subject.js';

/** The input of a rule: a text that is not empty, and its source. */
export interface Context {
  subject: Subject;
  own: Cut;
  /** Null if there is no source text. */
  source: Cut | null;
  /** The primary language subtag, such as `fr`. Empty if unknown. */
  language: string;
}

/** The context of a translation with a source text. */
export interface Comparison extends Context {
  source: Cut;
}

export type Report = (finding: Finding) => void;

/** Reports the findings of one check, or of a few related ones. Runs in linear time. */
export type Rule = (context: Context, report: Report) => void;

/** A rule for texts that have a source. */
export type ComparingRule = (context: Comparison, report: Report) => void;

export const isComparison = (context: Context): context is Comparison => context.source !== null;
