import type { CheckId } from '#core/checks/check-ids.js';
import type { Finding } from '#core/checks/finding.js';

import type { MessageId } from '../../i18n/messages.js';

/** The message of each check, or of each `kind` of its findings. */
const MESSAGES: Record<CheckId, MessageId | Readonly<Record<string, MessageId>>> = {
  missing: 'finding.missing',
  unknown: 'finding.unknown',
  type: 'finding.type',
  syntax: { unreadable: 'finding.syntax', branches: 'finding.branch', type: 'finding.icu_type' },
  tags: {
    missing: 'finding.tag_missing',
    unknown: 'finding.tag_unknown',
    unclosed: 'finding.tag',
    extra: 'finding.tag_extra',
  },
  entities: 'finding.entity',
  links: 'finding.link',
  length: 'finding.too_long',
  near: 'finding.near',
  spaces: { start: 'finding.edges', end: 'finding.edges', double: 'finding.double' },
  lines: 'finding.lines',
  end: {
    no_stop: 'finding.no_stop',
    no_question: 'finding.no_question',
    no_colon: 'finding.no_colon',
    no_exclamation: 'finding.no_exclamation',
    no_ellipsis: 'finding.no_ellipsis',
    extra: 'finding.extra_end',
  },
  nbsp: 'finding.nbsp',
  pairs: 'finding.pair',
  numbers: 'finding.number',
  repeated: 'finding.repeated',
  capital: { upper: 'finding.capital', lower: 'finding.no_capital' },
  script: 'finding.script',
  same: 'finding.same',
  inconsistent: 'finding.inconsistent',
  ambiguous: 'finding.ambiguous',
  forms: 'finding.forms',
};

/** The message of a finding, without its arguments; the name of its check if the kind has no message. */
export function findingMessage({ check, args, at: [from, to] }: Finding): MessageId {
  const message = MESSAGES[check];
  if (typeof message === 'string') return message;
  const isMissing = check === 'spaces' && from === to;
  return isMissing ? 'finding.edge_missing' : (message[String(args['kind'])] ?? `check.${check}`);
}
