import type { PluralForm } from '../domain/plural-rules.js';
import type { Finding } from './finding.js';
import type { Subject } from './subject.js';

/** What a rule looks at: a text that is not empty, and what it is compared with. */
export interface Context extends Subject {
  text: string;
  /** The text that it is compared with; empty if there is none. */
  sourceText: string;
  /** The language of the text, without script and region: `fr`. Empty if unknown. */
  language: string;
  quantity: PluralForm | null;
}

/** Reports what one check, or a family of them, finds. Takes linear time. */
export type Rule = (context: Context, report: (finding: Finding) => void) => void;
