import type { CheckId } from '../checks/check-ids.js';
import type { Finding } from '../checks/finding.js';
import type { SeverityChanges } from '../checks/severities.js';
import type { Severity } from '../checks/severity.js';
import type { PlaceholderSyntax } from '../checks/subject.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { ActivityActor } from './activity-actor.js';

/** A finding as an answer holds it. */
export interface FindingView extends Finding {
  severity: Severity;
  /** Identifies the finding in order to ignore it. */
  fingerprint: string;
}

export interface IgnoredFinding {
  valueId: number;
  keyId: number;
  languageId: number;
  check: CheckId;
  fingerprint: string;
  /** Who ignored it; null if the account was deleted. */
  user: ActivityActor | null;
  /** An ISO 8601 date-time in UTC. */
  at: string;
}

/** How a project checks its texts. */
export interface CheckSettings {
  /** Whether a text with an error cannot be validated. */
  blocksOnErrors: boolean;
  /** Which placeholders the imported files have. */
  placeholders: PlaceholderSyntax;
  /** What the project sets for every language, where it differs from the defaults. */
  severities: SeverityChanges;
  /** What it sets for single languages. */
  languages: { languageId: number; severities: SeverityChanges }[];
  /** In languages that the caller may read. */
  ignored: IgnoredFinding[];
}

export interface UpdateChecks {
  blocksOnErrors?: boolean;
  /** The language for which `severities` are set; absent: every language. */
  languageId?: number;
  /** Null resets a check. */
  severities?: Partial<Record<CheckId, Severity | null>>;
}

/** A finding of a value, by its fingerprint. */
export interface FindingRef {
  check: CheckId;
  fingerprint: string;
}

export interface TextToCheck {
  text: string;
  /** What it is compared with; absent: the source text of the key. */
  source?: string;
  quantityString?: PluralForm | null;
}

export interface CheckTexts {
  languageId: number;
  /** The key whose source text and maximum length count. */
  keyId?: number;
  texts: TextToCheck[];
}

/** What the checks find in one text. */
export interface CheckedText {
  findings: FindingView[];
}
