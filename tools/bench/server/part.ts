import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../../scripts/lib/run.mjs';
import type { Table } from '../../lib/report.ts';
import { callsPart, measureCalls } from './calls.ts';
import { growthChart } from './chart.ts';
import { addProjects, growthPart, measurePoint } from './growth.ts';
import { importsPart, measureImports } from './imports.ts';
import { measureSignIns } from './sign-ins.ts';
import { inAWorld } from './world.ts';

/** The quick run checks what is stored and says nothing about times. */
const FULL = {
  sizes: [1_000, 10_000, 50_000],
  projects: [1, 10, 100, 1_000],
  rounds: 5,
  seconds: 3,
  pointSeconds: 3,
};
const QUICK = { sizes: [100, 1_000], projects: [1, 10], rounds: 1, seconds: 1, pointSeconds: 1 };

const CHART = join(ROOT, 'docs', 'measurements', 'growth.svg');

/** The server: calls, imports, sign-ins, and how they grow. */
export function measure({ isQuick, isWritten }: { isQuick: boolean; isWritten: boolean }): Promise<Table[]> {
  console.log('Measuring the server …');
  const { sizes, projects, rounds, seconds, pointSeconds } = isQuick ? QUICK : FULL;
  return inAWorld(async (world) => {
    const imports = [];
    const points = [];
    for (const keys of sizes) {
      const { projectId, took } = await measureImports(world, keys);
      imports.push({ keys, projectId, took });
      points.push(await measurePoint(world, projectId, { of: 'keys', count: keys }, pointSeconds));
    }
    const middle = imports.find(({ keys }) => keys === 10_000) ?? imports[0];
    if (middle === undefined) throw new Error('Nothing was imported.');
    const calls = await measureCalls(world, middle.projectId, { rounds, seconds });
    const signIns = await measureSignIns(world, middle.projectId, seconds);
    let count = 0;
    for (const wanted of projects) {
      await addProjects(world, count, wanted);
      count = wanted;
      points.push(await measurePoint(world, middle.projectId, { of: 'projects', count }, pointSeconds));
    }
    if (isWritten) writeFileSync(CHART, growthChart(points));
    return [callsPart(calls), importsPart(imports), signIns, growthPart(points)];
  });
}
