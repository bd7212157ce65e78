import { CALLS } from '#core/api/calls.js';

import { faultsOf } from '../support/cells.js';
import type { Cell } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { MEMBER_OF_B, OWNER, STRANGER, UNREGISTERED } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { TABLE } from '../support/rules.js';
import { sampleName, pathOf } from '../support/samples/sample.js';
import type { Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';
import { B, ONLY_B } from '../support/ids.js';

/** Columns that no body may set. */
const FOREIGN: Record<string, unknown> = {
  id: ONLY_B.keyId,
  projectId: B,
  userId: MEMBER_OF_B.id,
  role: 'owner',
  status: 'validated',
  version: 99,
  ownerId: STRANGER.id,
  createdAt: '2000-01-01T00:00:00Z',
};

/** Adds the field to every object in `body` that does not have it. */
function withField(body: unknown, field: string): unknown {
  if (Array.isArray(body)) return body.map((item) => withField(item, field));
  if (typeof body !== 'object' || body === null) return body;
  const parts = Object.entries(body).map(([name, part]) => [name, withField(part, field)] as const);
  return { [field]: FOREIGN[field], ...Object.fromEntries(parts) };
}

const isOwnField = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && field in body;

const callerOf = ({ call }: Sample): Principal => (call === 'register' ? UNREGISTERED : OWNER);

const WRITES = SAMPLES.filter(
  (sample) =>
    sample.body !== undefined &&
    TABLE[sample.call].access !== 'public' &&
    refusalFor(sample, callerOf(sample)) === null,
);

const fieldsFor = (sample: Sample): string[] =>
  Object.keys(FOREIGN).filter((field) => !isOwnField(sample.body?.(callerOf(sample)), field));

const COUNT = WRITES.reduce((sum, sample) => sum + fieldsFor(sample).length, 0);

/** Every body with fields that the call must ignore. */
export function foreignFieldCells(matrix: () => Matrix): void {
  describe(`${COUNT} cells of a body and a field that is not its own`, () => {
    /** The effect of a call with this body on all tables, which are restored afterwards. */
    async function outcomeOf(sample: Sample, body: unknown): Promise<string> {
      const { accessToken } = callerOf(sample);
      const { call } = sample;
      const answer = await matrix().send(call, { path: pathOf(CALLS[call].path, sample), body, accessToken });
      const outcome = await matrix().tables.outcome();
      await matrix().tables.restore();
      return `${answer.status} ${outcome}`;
    }

    it.each(WRITES.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      const body = sample.body?.(callerOf(sample));
      const clean = await outcomeOf(sample, body);
      expect(clean).toMatch(new RegExp(`^${CALLS[sample.call].success} `));
      const cells = fieldsFor(sample).map((field): Cell => [
        field,
        async () => ((await outcomeOf(sample, withField(body, field))) === clean ? [] : ['has an effect']),
      ]);
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}
