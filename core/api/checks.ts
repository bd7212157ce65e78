import type { CheckId } from '../checks/check-ids.js';
import type { Finding } from '../checks/finding.js';
import type { SeverityChanges } from '../checks/severities.js';
import type { Severity } from '../checks/severity.js';
import type { PlaceholderSyntax } from '../checks/subject.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { ActivityActor } from './users.js';

/** A finding in a response. */
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

/** The severities that a project sets for one language. */
export interface LanguageSeverities {
  languageId: number;
  severities: SeverityChanges;
}

/** The check settings of a project. */
export interface CheckSettings {
  /** Whether a text with an error cannot be validated. */
  blocksOnErrors: boolean;
  /** Which placeholders the imported files have. */
  placeholders: PlaceholderSyntax;
  /** The severities of the project that differ from the defaults. */
  severities: SeverityChanges;
  /** The severities that single languages set. */
  languages: LanguageSeverities[];
  /** Only of languages that the caller may read. */
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
  /** The text to compare with; absent: the source text of the key. */
  source?: string;
  quantityString?: PluralForm | null;
}

export interface CheckTexts {
  languageId: number;
  /** The key whose source text and maximum length count. */
  keyId?: number;
  texts: TextToCheck[];
}

/** The findings of one text. */
export interface CheckedText {
  findings: FindingView[];
}
