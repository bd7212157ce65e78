import { CALLS } from '#core/api/calls.js';

import { faultsOf } from '../support/cells.js';
import type { Cell } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { INVITEE, MEMBERS, OWNER, personOf, UNREGISTERED } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { TABLE } from '../support/rules.js';
import { sampleName, pathOf } from '../support/samples/sample.js';
import type { Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';
import { apartFromNow } from '../support/digests.js';
import { A } from '../support/ids.js';

const LIMITED = MEMBERS.filter(({ member }) => member?.limits.target?.includes('fr'));

const CALLERS = [OWNER, personOf('editor'), INVITEE, UNREGISTERED, ...LIMITED];

const CELLS = SAMPLES.filter(({ call }) => TABLE[call].access !== 'public').map((sample) => ({
  sample,
  callers: CALLERS.filter((who) => refusalFor(sample, who) === null),
}));

const COUNT = CELLS.reduce((sum, { callers }) => sum + callers.length, 0);

/** Deletes everything of other projects, in all tables. */
const ALONE = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname = 'project_id'
  LOOP EXECUTE format('DELETE FROM public.%I WHERE project_id <> ${A}', name); END LOOP;
  DELETE FROM project WHERE id <> ${A}; END $$`;

/** The response and the effect of a call in project A do not depend on other projects. */
export function interferenceCells(matrix: () => Matrix): void {
  async function effectOf({ call, ...sample }: Sample, who: Principal): Promise<string> {
    const path = pathOf(CALLS[call].path, { call, ...sample });
    const { accessToken } = who;
    const { status, text } = await matrix().send(call, { path, body: sample.body?.(who), accessToken });
    const outcome = await matrix().bystanders.A.outcome();
    await matrix().tables.restore();
    return `${status} ${apartFromNow(text)} ${outcome}`;
  }

  const cell = (sample: Sample, who: Principal): Cell => [
    who.name,
    async () => {
      const among = await effectOf(sample, who);
      await matrix().tables.given(ALONE);
      const alone = await effectOf(sample, who);
      return among === alone ? [] : ['is another'];
    },
  ];

  describe(`${COUNT} cells of a call among other projects, and with none`, () => {
    it.each(
      CELLS.filter(({ callers }) => callers.length > 0).map(
        (cells) => [sampleName(cells.sample), cells] as const,
      ),
    )('%s', async (_name, { sample, callers }) => {
      expect(await faultsOf(callers.map((who) => cell(sample, who)))).toEqual([]);
    });
  });
}
