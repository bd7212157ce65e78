import type { Call } from '#core/api/calls.js';
import { isPermission, rolesWith } from '#core/domain/permissions.js';

/** The access rules of a call, in sentences for the OpenAPI document. */
export const whoMay = (call: Call): string =>
  [`**Access:** ${callers(call)}`, languages(call), payment(call), tokens(call), rate(call)]
    .filter((sentence) => sentence !== '')
    .join(' ');

function callers({ access, projectIn }: Call): string {
  if (isPermission(access))
    return `${rolesWith(access).join(', ')} (\`${access}\`)${PLACES[projectIn ?? 'path']}.`;
  return CALLERS[access];
}

const PLACES = {
  path: '',
  body: ' of the project named in the body',
  invitation: ' of the project of the invitation',
};

const CALLERS = {
  public: 'public.',
  identity: 'any signed-in person, registered or not.',
  user: 'any registered user.',
  invitee: 'the invited user, with a verified email.',
  member: 'any member of the project.',
};

function languages({ languages: binding }: Call): string {
  return binding === undefined ? '' : LANGUAGES[binding];
}

const LANGUAGES = {
  readable: 'The response contains only languages that the member may read.',
  writable:
    'Limited to languages that the member may write. A language that the member may only read is refused with 403 `unauthorized`; a language that the member may not read is treated as missing.',
  unlimited:
    'Members with limited target languages are refused if the call would delete values in every language.',
};

function payment({ paid }: Call): string {
  if (paid === undefined) return '';
  return paid === 'own'
    ? 'If billing is enabled, the caller needs a trial or a subscription.'
    : 'If billing is enabled, the caller or the project owner needs a trial or a subscription.';
}

function tokens({ access, tokens: are, method }: Call): string {
  if (access === 'public') return '';
  if (are === 'refused') return 'Personal access tokens are refused.';
  const needs = `A personal access token needs the scope \`${method === 'GET' ? 'read' : 'write'}\`.`;
  return are === 'unbound' ? `${needs} Tokens of one project are refused.` : needs;
}

const rate = ({ rate: own }: Call): string => (own === undefined ? '' : 'A separate rate limit applies.');
