import { Logger } from '@nestjs/common';

import { describeOutcome, HEADER, isGood } from './report.js';
import { SCENARIOS } from './scenarios/index.js';
import type { Scenario } from './scenarios/index.js';
import { Stage } from './support/stage.js';
import type { LoadReport } from './support/under-load.js';

export interface Wish {
  isQuick: boolean;
  /** Ids of scenarios; all by default. */
  only: readonly string[];
  /** Receives each line of the report as soon as it is known. */
  tell: (line: string) => void;
}

/** Runs the scenarios in turn and returns the lines of their table and the number of failures. */
export async function runFaults({ isQuick, only, tell }: Wish): Promise<{ lines: string[]; failed: number }> {
  const chosen = SCENARIOS.filter(({ id }) => only.length === 0 || only.includes(id));
  const lines = [...HEADER];
  HEADER.forEach(tell);
  let failed = 0;
  // PostgreSQL is killed on purpose.
  Logger.overrideLogger(false);
  const stage = await Stage.open(isQuick);
  try {
    for (const scenario of chosen) {
      const outcome = await outcomeOf(scenario, stage);
      if (outcome !== null && !isGood(outcome)) failed += 1;
      const line = describeOutcome(scenario, outcome);
      lines.push(line);
      tell(line);
      if (!(outcome instanceof Error)) for (const what of faultsOf(outcome)) tell(`  ✗ ${what}`);
    }
  } finally {
    await stage.close();
  }
  return { lines, failed };
}

async function outcomeOf({ run }: Scenario, stage: Stage): Promise<LoadReport | Error | null> {
  try {
    return await run(stage);
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
