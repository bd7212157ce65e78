import { CALLS } from '#core/api/calls.js';

import { faultsOf, useMatrix } from './support/use-matrix.js';
import type { Cell } from './support/use-matrix.js';
import { OWNER, uidOf } from './support/people.js';
import { TABLE } from './support/rules.js';
import { nameOf, pathOf } from './support/sample.js';
import type { Sample } from './support/sample.js';
import { SAMPLES } from './support/samples.js';
import { forgedTokens } from './support/tokens.js';

const matrix = useMatrix();

/** Every call that asks who calls, once. */
const CLOSED = SAMPLES.filter(
  ({ call }, index) =>
    TABLE[call].access !== 'public' && SAMPLES.findIndex((other) => other.call === call) === index,
);

const FORGED = Object.entries(forgedTokens(uidOf(Number(OWNER.id)), OWNER.email));

describe(`${CLOSED.length * FORGED.length} cells of a call and a token in the owner's name that is none`, () => {
  it.each(FORGED)('one %s', async (_name, accessToken) => {
    const cell = (sample: Sample): Cell => {
      const sending = {
        path: pathOf(CALLS[sample.call].path, sample),
        body: sample.body?.(OWNER),
        accessToken,
      };
      return [nameOf(sample), () => matrix().refused(sample, sending, [401, 'unauthenticated'])];
    };
    expect(await faultsOf(CLOSED.map(cell))).toEqual([]);
  });
});
