import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { isWritten } from '../../client/src/features/exports/repository/document-tree.ts';
import { createProfile } from '../../client/src/features/session/load-session.ts';
import { totalsOf } from '../../client/src/features/repository/model/selection.ts';
import { ApiError } from '../../client/src/lib/http/api-error.ts';
import { identity } from '../../client/src/lib/identity/identity.ts';
import { differences, toldDifference } from '../law-repositories/differences.ts';
import type { Documents } from '../law-repositories/round-trip.ts';
import { broughtOut } from './bring-out.ts';
import { faultsOfServerEdits } from './faults-of-edits.ts';
import { openedAgain, proposedBy } from './import-again.ts';
import type { ServerLaw } from './outcome.ts';
import { created, takenOf } from './take-in.ts';
import type { TakenRepository } from './take-in.ts';

/** How a repository is taken. */
interface ServerLawOptions {
  /** How the project has its plurals; null: as is proposed. */
  readonly mode: PluralMode | null;
  /** That of edits which are made in the project afterwards; null: none are. */
  readonly seed: number | null;
}

/**
 * Takes a repository through the API as the page does: into a new project of a new account, out again, and in once more; with a seed,
 * this once more after edits.
 */
export async function serverLawOf(
  folder: string,
  name: string,
  { mode, seed }: ServerLawOptions,
): Promise<ServerLaw> {
  const began = Date.now();
  const root = join(folder, name);
  await register(`law-${began}@example.org`);
  const repository = await takenOf(root, mode);
  const faults = await faultsOf(root, repository, seed).catch((error: unknown) => [reasonOf(error)]);
  return {
    name,
    faults,
    totals: totalsOf(repository.taken, repository.baseTag),
    mode: repository.pluralMode,
    leftOut: repository.leftOut,
    milliseconds: Date.now() - began,
  };
}

async function faultsOf(root: string, repository: TakenRepository, seed: number | null): Promise<string[]> {
  const exported = await broughtOut(await created(repository));
  const { details, documents, told } = exported;
  const found = differences(await onDisk(root, repository), documents);
  return [
    ...found.map(toldDifference),
    ...told
      .filter((document) => isWritten(document) && document.change !== 'same')
      .map(({ path, change }) => `told: ${path} is ${change}`),
    ...(await proposedBy(await openedAgain(root, details), details)),
    ...(seed === null ? [] : await faultsOfServerEdits(root, repository, exported, seed)),
  ];
}

async function onDisk(root: string, { taken }: TakenRepository): Promise<Documents> {
  const paths = taken.flatMap(({ documents }) => documents.map(({ document }) => document.path));
  const read = paths.map(async (path) => [path, new Uint8Array(await readFile(join(root, path)))] as const);
  return new Map(await Promise.all(read));
}

/** An account of its own: no repository spends the budget of another one. */
async function register(email: string): Promise<void> {
  await identity.signUp(email, 'Aa1!aaaa', null);
  await createProfile({ email, username: null });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError))
    return error instanceof Error ? (error.stack ?? error.message) : 'unknown';
  return `refused: ${error.status} ${error.code ?? error.message} ${JSON.stringify(error.fields)}`;
}
