import { cellOf, faultsOf } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { OWNER, uidOf } from '../support/people.js';
import { TABLE } from '../support/rules.js';
import { sampleName } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';
import { forgedTokens } from '../support/tokens.js';

/** Every call that requires authentication, once. */
const CLOSED = SAMPLES.filter(
  ({ call }, index) =>
    TABLE[call].access !== 'public' && SAMPLES.findIndex((other) => other.call === call) === index,
);

const FORGED = Object.entries(forgedTokens(uidOf(Number(OWNER.id)), OWNER.email));

/** Every call with forged tokens in the owner's name. */
export function tokenCells(matrix: () => Matrix): void {
  describe(`${CLOSED.length * FORGED.length} cells of a call and a token in the owner's name that is none`, () => {
    it.each(FORGED)('one %s', async (_name, accessToken) => {
      const cells = CLOSED.map((sample) =>
        cellOf(matrix, sampleName(sample), {
          sample,
          who: OWNER,
          accessToken,
          refusal: [401, 'unauthenticated'],
        }),
      );
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}
