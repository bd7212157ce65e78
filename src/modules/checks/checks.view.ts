import { ApiProperty } from '@nestjs/swagger';

import type { ActivityActor } from '#core/api/users.js';
import type {
  CheckedText as CheckedContract,
  CheckSettings as SettingsContract,
  FindingView as FindingContract,
  IgnoredFinding as IgnoredContract,
  LanguageSeverities as SeveritiesContract,
} from '#core/api/checks.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';
import type { FindingArgs, Fix as FixContract } from '#core/checks/finding.js';
import type { SeverityChanges } from '#core/checks/severities.js';
import { SEVERITIES } from '#core/checks/severity.js';
import type { Severity } from '#core/checks/severity.js';
import type { PlaceholderSyntax } from '#core/checks/subject.js';

// The views in the OpenAPI document.

const SEVERITY_CHANGES: { type: 'object'; additionalProperties: { type: 'string'; enum: string[] } } = {
  type: 'object',
  additionalProperties: { type: 'string', enum: [...SEVERITIES] },
};

class Fix implements FixContract {
  from!: number;
  to!: number;
  text!: string;
}

export class FindingView implements FindingContract {
  @ApiProperty({ enum: CHECK_IDS })
  check!: CheckId;
  @ApiProperty({ enum: SEVERITIES })
  severity!: Severity;
  /** The range in the text, in UTF-16 units; empty if something is missing there. */
  @ApiProperty({ type: [Number], minItems: 2, maxItems: 2 })
  at!: readonly [from: number, to: number];
  /** The arguments of the message, depending on the check. */
  @ApiProperty({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  args!: FindingArgs;
  /** The replacement that fixes it. Absent if it is not certain. */
  fix?: Fix;
  /** Identifies the finding in order to ignore it. It changes with the source text. */
  fingerprint!: string;
}

export class CheckedTextView implements CheckedContract {
  findings!: FindingView[];
}

class IgnoredBy implements ActivityActor {
  id!: number;
  username!: string | null;
}

export class IgnoredFindingView implements IgnoredContract {
  valueId!: number;
  keyId!: number;
  languageId!: number;
  @ApiProperty({ enum: CHECK_IDS })
  check!: CheckId;
  fingerprint!: string;
  /** Who ignored it; null if the account was deleted. */
  user!: IgnoredBy | null;
  /** An ISO 8601 date-time in UTC. */
  at!: string;
}

class LanguageSeverities implements SeveritiesContract {
  languageId!: number;
  @ApiProperty(SEVERITY_CHANGES)
  severities!: SeverityChanges;
}

export class CheckSettingsView implements SettingsContract {
  /** Whether a text with an error cannot be validated. */
  blocksOnErrors!: boolean;
  /** The placeholder syntax of the imported files. */
  @ApiProperty({ enum: ['printf', 'names', 'icu', 'any'] })
  placeholders!: PlaceholderSyntax;
  /** The severities that the project sets for every language, where they differ from the defaults. */
  @ApiProperty(SEVERITY_CHANGES)
  severities!: SeverityChanges;
  /** The severities that the project sets for single languages. */
  languages!: LanguageSeverities[];
  /** The ignored findings in languages that the caller may read. */
  ignored!: IgnoredFindingView[];
}
