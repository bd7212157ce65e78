import { CALLS } from '#core/api/calls.js';

import { faultsOf } from '../support/cells.js';
import type { Cell } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { INVITEE, OWNER, personOf } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { TABLE } from '../support/rules.js';
import { pathOf, sampleName } from '../support/samples/sample.js';
import type { Refusal, Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';
import { A } from '../support/ids.js';

const ARCHIVED: Refusal = [403, 'project_archived'];

const CALLERS = [OWNER, personOf('editor'), INVITEE];

/** Whether an archived project refuses the call: it changes the project, and is not one of the four that it accepts. */
function isRefused({ call }: Sample): boolean {
  const { access, archived } = TABLE[call];
  if (CALLS[call].method === 'GET' || archived === 'accepted') return false;
  return access === 'member' || access.startsWith('can') || call === 'acceptInvitation';
}

const CELLS = SAMPLES.filter(({ call }) => TABLE[call].access !== 'public' && call !== 'deleteMe')
  .map((sample) => ({ sample, callers: CALLERS.filter((who) => refusalFor(sample, who) === null) }))
  .filter(({ callers }) => callers.length > 0);

const COUNT = CELLS.reduce((sum, { callers }) => sum + callers.length, 0);

/** Calls in an archived project: what would change it is refused and leaves no trace; the rest is answered as ever. */
export function archiveCells(matrix: () => Matrix): void {
  const cell = (sample: Sample, who: Principal): Cell => [
    who.name,
    async () => {
      const path = pathOf(CALLS[sample.call].path, sample);
      const sending = { path, body: sample.body?.(who), accessToken: who.accessToken };
      await matrix().tables.given(
        `UPDATE project SET archived_at = now(), archived_by_id = NULL WHERE id = ${A}`,
      );
      const now = { ...sample, ...reversed(sample) };
      const faults = isRefused(sample)
        ? await matrix().refused(sample, sending, ARCHIVED)
        : await matrix().allowed(now, who, sending);
      await matrix().tables.restore();
      return faults;
    },
  ];

  describe(`${COUNT} cells of a call in an archived project`, () => {
    it.each(CELLS.map((cells) => [sampleName(cells.sample), cells] as const))('%s', async (_name, cells) => {
      expect(await faultsOf(cells.callers.map((who) => cell(cells.sample, who)))).toEqual([]);
    });
  });
}

/** With the two calls reversed: archiving changes nothing, restoring does. */
const reversed = ({ call }: Sample): Partial<Sample> =>
  call === 'archiveProject'
    ? { isIdle: () => true }
    : call === 'unarchiveProject'
      ? { isIdle: () => false }
      : {};
