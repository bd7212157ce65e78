import { CALLS } from '#core/api/calls.js';

import { faultsOf } from '../support/cells.js';
import type { Cell } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { INVITEE, OWNER, personOf } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { PERSONAL_TOKENS } from '../support/personal-tokens.js';
import { TABLE } from '../support/rules.js';
import { pathOf, sampleName } from '../support/samples/sample.js';
import type { Refusal, Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';

const DISABLED: Refusal = [403, 'account_disabled'];

const CALLERS = [OWNER, personOf('editor'), INVITEE];

/** Every call that requires authentication. */
const CLOSED = SAMPLES.filter(({ call }) => TABLE[call].access !== 'public');

/** The owner's token for all projects. */
const program = PERSONAL_TOKENS.find(
  ({ owner, scopes, isExpired, project }) =>
    owner === OWNER && scopes.length === 2 && !isExpired && project === null,
);

/** Every call of a disabled account whose session is still open, and with its personal access token: nothing is let through. */
export function disabledCells(matrix: () => Matrix): void {
  const cell = (sample: Sample, who: Principal, accessToken: string | null, refusal: Refusal): Cell => [
    who.name,
    async () => {
      const path = pathOf(CALLS[sample.call].path, sample);
      await matrix().tables.given(`UPDATE app_user SET disabled_at = now() WHERE id = ${Number(who.id)}`);
      const faults = await matrix().refused(sample, { path, body: sample.body?.(who), accessToken }, refusal);
      await matrix().tables.restore();
      return faults;
    },
  ];

  describe(`${CLOSED.length * (CALLERS.length + 1)} cells of a call and a disabled account`, () => {
    it.each(CLOSED.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      const bySession = CALLERS.map((who) => cell(sample, who, who.accessToken, DISABLED));
      const byToken: Refusal = TABLE[sample.call].tokens === 'refused' ? [403, 'session_required'] : DISABLED;
      const cells = [...bySession, cell(sample, OWNER, program?.token ?? '', byToken)];
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}
