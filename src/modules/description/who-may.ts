import type { Call } from '#core/api/calls.js';
import { isPermission, rolesWith } from '#core/domain/permissions.js';

/** What the table of calls says about a call, in sentences for whoever reads the description of the API. */
export const whoMay = (call: Call): string =>
  [`**Who may:** ${callers(call)}`, languages(call), payment(call), tokens(call), rate(call)]
    .filter((sentence) => sentence !== '')
    .join(' ');

function callers({ access, projectIn }: Call): string {
  if (isPermission(access))
    return `${rolesWith(access).join(', ')} (\`${access}\`)${PLACES[projectIn ?? 'path']}.`;
  return CALLERS[access];
}

const PLACES = {
  path: '',
  body: ' of the project that the body names',
  invitation: ' of the project of the invitation',
};

const CALLERS = {
  public: 'everybody.',
  identity: 'whoever is signed in, registered or not.',
  user: 'every registered user.',
  invitee: 'the user who is invited, with a verified e-mail.',
  member: 'every member of the project.',
};

function languages({ languages: binding }: Call): string {
  return binding === undefined ? '' : LANGUAGES[binding];
}

const LANGUAGES = {
  readable: 'Answers hold the languages that the member may read.',
  writable:
    'Only in languages that the member may write: another is 403 `unauthorized`, one that may not even be read is not there.',
  unlimited:
    'Not for members whose target languages are limited where it would destroy texts of all languages.',
};

function payment({ paid }: Call): string {
  if (paid === undefined) return '';
  return paid === 'own'
    ? 'Where billing is on, it takes a trial or subscription of the caller.'
    : 'Where billing is on, it takes a trial or subscription of the caller or of the owner of the project.';
}

function tokens({ access, tokens: are, method }: Call): string {
  if (access === 'public') return '';
  if (are === 'refused') return 'Not for personal access tokens.';
  return `A personal access token needs the scope \`${method === 'GET' ? 'read' : 'write'}\`.`;
}

const rate = ({ rate: own }: Call): string =>
  own === undefined ? '' : 'It has a limit of its own besides that of all calls.';
