import { cellOf, faultsOf } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { PRINCIPALS } from '../support/people.js';
import { sampleName } from '../support/samples/sample.js';
import type { Billing } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';

/** Every call by every caller. */
export function roleCells(matrix: () => Matrix, billing: Billing): void {
  describe(`${SAMPLES.length * PRINCIPALS.length} cells of a call and who makes it`, () => {
    it.each(SAMPLES.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      const cells = PRINCIPALS.map((who) =>
        cellOf(matrix, who.name, { sample, who, refusal: refusalFor(sample, who, billing) }),
      );
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}
