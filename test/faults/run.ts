import { Logger } from '@nestjs/common';

import { describeOutcome, HEAD, isGood, printed } from './report.js';
import { QUICK, SCENARIOS } from './scenarios/index.js';
import type { Scenario } from './scenarios/index.js';
import { Stage } from './support/stage.js';
import type { MemoryLimit } from './support/stage.js';
import type { LoadReport } from './support/under-load.js';

export interface Wish {
  /** Shorter ones, and only those of every push unless others are named. */
  isQuick: boolean;
  /** Ids of scenarios; all by default. */
  names: readonly string[];
  memoryLimit: () => MemoryLimit;
  /** Receives each line of the report as soon as it is known. */
  tell: (line: string) => void;
}

/** Runs the scenarios in turn and returns the rows of their table and the failed ones. */
export async function runFaults({
  isQuick,
  names,
  memoryLimit,
  tell,
}: Wish): Promise<{ rows: string[][]; failed: string[] }> {
  const wanted = names.length > 0 || !isQuick ? names : QUICK;
  const unknown = wanted.filter((name) => !SCENARIOS.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no fault "${unknown.join(' ')}": choose among ${SCENARIOS.map(({ id }) => id).join(', ')}.`,
    );
  const chosen = SCENARIOS.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const rows: string[][] = [];
  tell(printed(HEAD));
  const failed: string[] = [];
  // PostgreSQL is killed on purpose.
  Logger.overrideLogger(false);
  const stage = await Stage.open(isQuick, memoryLimit);
  try {
    for (const scenario of chosen) {
      const outcome = await outcomeOf(scenario, stage, tell);
      if (outcome !== null && !isGood(outcome)) failed.push(`${scenario.id}: ${scenario.what}`);
      const row = describeOutcome(scenario, outcome);
      rows.push(row);
      tell(printed(row));
      if (!(outcome instanceof Error)) for (const what of faultsOf(outcome)) tell(`  ✗ ${what}`);
    }
  } finally {
    await stage.close();
  }
  return { rows, failed };
}

async function outcomeOf(
  { run }: Scenario,
  stage: Stage,
  tell: Wish['tell'],
): Promise<LoadReport | Error | null> {
  try {
    return await run(stage, tell);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await stage.clear();
  }
}

/** At most ten: the others are similar. */
const faultsOf = (outcome: LoadReport | null): string[] =>
  outcome === null
    ? []
    : [
        ...outcome.broken,
        ...outcome.anomalies.map(({ rule, valueId, what }) => `rule ${rule}, value ${valueId}: ${what}`),
      ].slice(0, 10);
