import { CALLS } from '#core/api/calls.js';

import { cellOf, faultsOf } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { MEMBER_OF_B } from '../support/people.js';
import { PERSONAL_TOKENS } from '../support/personal-tokens.js';
import type { PersonalToken } from '../support/personal-tokens.js';
import { TABLE } from '../support/rules.js';
import { sampleName } from '../support/sample.js';
import type { Refusal, Sample } from '../support/sample.js';
import { SAMPLES } from '../support/samples.js';

/** Every call that requires authentication. */
const CLOSED = SAMPLES.filter(({ call }) => TABLE[call].access !== 'public');

/** A personal access token has the rights of its owner within its scopes, and never those that need a session. */
function refusal(sample: Sample, { owner, scopes, isExpired }: PersonalToken): Refusal | null {
  if (isExpired) return [401, 'unauthenticated'];
  if (TABLE[sample.call].tokens === 'refused') return [403, 'session_required'];
  const scope = CALLS[sample.call].method === 'GET' ? 'read' : 'write';
  if (!scopes.includes(scope)) return [403, 'read_only_token'];
  return refusalFor(sample, owner);
}

/** Anonymous calls are tested elsewhere. */
const TRIED = PERSONAL_TOKENS.filter(({ owner }) => owner !== MEMBER_OF_B);

/** Every call with personal access tokens of several users. */
export function personalTokenCells(matrix: () => Matrix): void {
  describe(`${CLOSED.length * TRIED.length} cells of a call and a personal access token`, () => {
    it.each(CLOSED.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      const cells = TRIED.map((program) => {
        const { owner: who, token: accessToken } = program;
        return cellOf(matrix, accessToken, { sample, who, accessToken, refusal: refusal(sample, program) });
      });
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}
