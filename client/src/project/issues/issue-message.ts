import type { CheckId } from '#core/checks/check-ids.js';
import type { Finding } from '#core/checks/finding.js';

import type { MessageId } from '../../i18n/messages.js';

/** What is said about an issue: one sentence for a check, or one for each `kind` of it. */
const MESSAGES: Record<CheckId, MessageId | Readonly<Record<string, MessageId>>> = {
  missing: 'issue.missing',
  unknown: 'issue.unknown',
  type: 'issue.type',
  syntax: { unreadable: 'issue.syntax', branches: 'issue.branch' },
  tags: { missing: 'issue.tag_missing', unknown: 'issue.tag_unknown', unclosed: 'issue.tag' },
  entities: 'issue.entity',
  links: 'issue.link',
  length: 'issue.too_long',
  near: 'issue.near',
  spaces: { start: 'issue.edges', end: 'issue.edges', double: 'issue.double' },
  lines: 'issue.lines',
  end: {
    no_stop: 'issue.no_stop',
    no_question: 'issue.no_question',
    no_colon: 'issue.no_colon',
    no_exclamation: 'issue.no_exclamation',
    no_ellipsis: 'issue.no_ellipsis',
    extra: 'issue.extra_end',
  },
  nbsp: 'issue.nbsp',
  pairs: 'issue.pair',
  numbers: 'issue.number',
  repeated: 'issue.repeated',
  capital: { upper: 'issue.capital', lower: 'issue.no_capital' },
  script: 'issue.script',
  same: 'issue.same',
  inconsistent: 'issue.inconsistent',
  ambiguous: 'issue.ambiguous',
  forms: 'issue.forms',
};

/** The message of a finding, to be filled with its arguments; of a kind without words, the name of its check. */
export function issueMessage({ check, args, at: [from, to] }: Finding): MessageId {
  const message = MESSAGES[check];
  if (typeof message === 'string') return message;
  const isMissing = check === 'spaces' && from === to;
  return isMissing ? 'issue.edge_missing' : (message[String(args['kind'])] ?? `check.${check}`);
}
