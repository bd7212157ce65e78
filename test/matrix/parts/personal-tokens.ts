import { CALLS } from '#core/api/calls.js';

import { cellOf, faultsOf } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { MEMBER_OF_B } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { PERSONAL_TOKENS } from '../support/personal-tokens.js';
import type { PersonalToken } from '../support/personal-tokens.js';
import { TABLE } from '../support/rules.js';
import { sampleName } from '../support/samples/sample.js';
import type { Refusal, Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';

/** Every call that requires authentication. */
const CLOSED = SAMPLES.filter(({ call }) => TABLE[call].access !== 'public');

/** The owner of a token, who is an outsider in A if the token is of another project. */
const callerOf = ({ owner, project }: PersonalToken): Principal =>
  project === null || project === 'A' ? owner : { ...owner, member: null };

/**
 * A personal access token has the rights of its owner within its scopes and its project, and never those that need a
 * session.
 */
function refusal(sample: Sample, program: PersonalToken): Refusal | null {
  const { scopes, isExpired, project } = program;
  const { tokens } = TABLE[sample.call];
  if (isExpired) return [401, 'unauthenticated'];
  if (tokens === 'refused' || (tokens === 'unbound' && project !== null)) return [403, 'session_required'];
  const scope = CALLS[sample.call].method === 'GET' ? 'read' : 'write';
  if (!scopes.includes(scope)) return [403, 'read_only_token'];
  return refusalFor(sample, callerOf(program));
}

/** Anonymous calls are tested elsewhere. */
const TRIED = PERSONAL_TOKENS.filter(({ owner }) => owner !== MEMBER_OF_B);

/** Every call with personal access tokens of several users. */
export function personalTokenCells(matrix: () => Matrix): void {
  describe(`${CLOSED.length * TRIED.length} cells of a call and a personal access token`, () => {
    it.each(CLOSED.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      const cells = TRIED.map((program) => {
        const { token: accessToken } = program;
        const who = callerOf(program);
        return cellOf(matrix, accessToken, { sample, who, accessToken, refusal: refusal(sample, program) });
      });
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}
