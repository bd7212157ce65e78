import fc from 'fast-check';

import { serveApp } from '../support/server/app.js';
import { makePeople } from './people.js';
import { BULK_STEPS } from './steps/bulk.js';
import { CHANGES_STEPS } from './steps/changes.js';
import { CHANGE_SET_STEPS } from './steps/change-sets.js';
import { GROUP_STEPS } from './steps/groups.js';
import { INVITATION_STEPS } from './steps/invitations.js';
import { KEY_STEPS } from './steps/keys.js';
import { LANGUAGE_STEPS } from './steps/languages.js';
import { MEMBER_STEPS } from './steps/members.js';
import { PROJECT_STEPS } from './steps/projects.js';
import { VALUE_STEPS } from './steps/values.js';
import type { Model } from './state.js';
import type { Real } from './step.js';
import { newWorld } from './world.js';

export interface Wishes {
  runs: number;
  /** The average of a sequence. */
  commands: number;
  seed: number;
  /** The path of a failed sequence, to reproduce it. */
  path?: string;
  replayPath?: string;
}

export interface ModelReport {
  runs: number;
  failed: boolean;
  /** The fault, and how to reproduce it. */
  report: string | null;
  steps: number;
  byAnswer: [string, number][];
}

const STEPS = [
  ...PROJECT_STEPS,
  ...GROUP_STEPS,
  ...KEY_STEPS,
  ...LANGUAGE_STEPS,
  ...CHANGES_STEPS,
  // More of what interacts: texts and languages, invitations and their senders.
  ...VALUE_STEPS,
  ...VALUE_STEPS,
  ...BULK_STEPS,
  ...BULK_STEPS,
  ...CHANGE_SET_STEPS,
  ...CHANGE_SET_STEPS,
  ...CHANGE_SET_STEPS,
  ...LANGUAGE_STEPS,
  ...CHANGES_STEPS,
  ...MEMBER_STEPS,
  ...MEMBER_STEPS,
  ...INVITATION_STEPS,
  ...INVITATION_STEPS,
];

/** Runs sequences of calls in the application and in the model, until they differ. */
export async function run({ runs, commands, seed, path, replayPath }: Wishes): Promise<ModelReport> {
  await serveApp();
  const people = await makePeople();
  const steps: Real['steps'] = { done: 0, byAnswer: new Map() };
  const sequences = fc.commands<Model, Real, false>(STEPS, {
    maxCommands: 2 * commands,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
  const details = await fc.check(
    fc.asyncProperty(sequences, async (sequence) => {
      const model = await newWorld(people);
      await fc.asyncModelRun(() => ({ model, real: { people, steps } }), sequence);
    }),
    { numRuns: runs, seed, endOnFailure: false, ...(path === undefined ? {} : { path }) },
  );
  return {
    runs: details.numRuns,
    failed: details.failed,
    report: await reportOf(details),
    steps: steps.done,
    byAnswer: [...steps.byAnswer].sort(),
  };
}

async function reportOf<T>(details: fc.RunDetails<T>): Promise<string | null> {
  const { failed, errorInstance } = details;
  if (!failed) return null;
  const why = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance);
  return `${await fc.asyncDefaultReportMessage(details)}\n${why}`;
}
