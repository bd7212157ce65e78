import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { changedDocuments } from '../law-repositories/changed-places.ts';
import { expectedTexts } from '../law-repositories/expected-texts.ts';
import { faultsBetween } from '../law-repositories/faults-of-edits.ts';
import { readingsOf } from '../law-repositories/round-trip.ts';
import { textsIn, textsWithNames } from '../law-repositories/texts.ts';
import { toldText } from '../law-repositories/told-text.ts';
import { broughtOut } from './bring-out.ts';
import type { ExportedProject } from './bring-out.ts';
import { openedAgain, proposedBy } from './import-again.ts';
import type { TakenRepository } from './take-in.ts';
import { toldIn, unlikeProject } from './compared-project.ts';
import { makeEdits } from './make-edits.ts';
import { editsFor } from './plan-edits.ts';
import { asRepository, withWritten } from './as-repository.ts';

/**
 * What edits of a project have changed in its documents besides: nothing. Their texts are those of the project, and a second import of
 * them proposes nothing.
 */
export async function faultsOfServerEdits(
  root: string,
  { baseTag, taken, pluralMode }: TakenRepository,
  exported: ExportedProject,
  seed: number,
): Promise<string[]> {
  const before = asRepository(baseTag, taken, exported.documents);
  const texts = textsIn(readingsOf(before, pluralMode), baseTag);
  const edits = editsFor(exported.details, before, { texts, seed });
  await makeEdits(exported.details, edits);
  const { details, documents, unheld, told } = await broughtOut(exported.details.id);
  const folder = await withWritten(root, documents);
  const again = await openedAgain(folder, details);
  const after = asRepository(again.baseTag, again.taken, documents);
  const found = textsWithNames(readingsOf(after, pluralMode), baseTag);
  const isTold = toldIn(details, unheld);
  const expected = new Map(
    [...expectedTexts(texts, edits)].filter(([place, text]) => found.has(place) || !isTold(text)),
  );
  const unlike = unlikeProject(details, found, unheld);
  const { changed } = changedDocuments(exported.documents, documents);
  const states = new Map(changed.map(({ path, hunks }) => [path, hunks === null ? 'new' : 'changed']));
  const proposed = await proposedBy(again, details, ({ path, state }) => states.get(path) === state);
  await rm(dirname(folder), { recursive: true });
  return [
    ...faultsBetween({ before, after, expected, edits }, pluralMode),
    ...unlike.map((one) => `project: ${toldText(one, after)}`),
    ...told.flatMap(({ path, change }) =>
      change === 'unwritten' || change === (states.get(path) ?? 'same') ? [] : [`told: ${path} is ${change}`],
    ),
    ...proposed,
  ].map((fault) => `edited: ${fault}`);
}
