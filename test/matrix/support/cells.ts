import { CALLS } from '#core/api/calls.js';

import type { Matrix } from './matrix.js';
import type { Principal } from './people.js';
import { pathOf } from './samples/sample.js';
import type { Refusal, Sample } from './samples/sample.js';

/** A cell of the matrix: its name, and what is wrong with it. */
export type Cell = readonly [name: string, faults: () => Promise<string[]>];

interface Trial {
  sample: Sample;
  who: Principal;
  /** Null: the call must succeed. */
  refusal: Refusal | null;
  /** Replaces the token of `who`. */
  accessToken?: string;
}

/** An unchanged sample by one caller. */
export const cellOf = (
  matrix: () => Matrix,
  name: string,
  { sample, who, refusal, accessToken }: Trial,
): Cell => [
  name,
  () => {
    const path = pathOf(CALLS[sample.call].path, sample);
    const sending = { path, body: sample.body?.(who), accessToken: accessToken ?? who.accessToken };
    return refusal === null
      ? matrix().allowed(sample, who, sending)
      : matrix().refused(sample, sending, refusal);
  },
];

/** Runs the cells in turn. */
export async function faultsOf(cells: readonly Cell[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, faults] of cells) found.push(...(await faults()).map((fault) => `${name}: ${fault}`));
  return found;
}
