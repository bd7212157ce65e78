import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { modeLosingLess } from '../../core/formats/plurals/plural-loss.ts';
import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { LIMITS } from '../../core/domain/rules.ts';
import type { ProjectDetails } from '../../core/api/projects.ts';
import { routes } from '../../core/api/routes.ts';
import { createFromRepository } from '../../client/src/features/projects/create-from-repository.ts';
import { namesOf } from '../../client/src/features/repository/model/language-names.ts';
import {
  filesToImport,
  isTicked,
  languagesIn,
  lossesOf,
  takenFiles,
  totalsOf,
} from '../../client/src/features/repository/model/selection.ts';
import type { TakenFile } from '../../client/src/features/repository/model/selection.ts';
import { RepositoryService } from '../../client/src/features/repository/reading/repository-service.ts';
import { NO_CHOICES } from '../../client/src/features/repository/reading/repository-view.ts';
import type {
  ReadingChoices,
  RepositoryView,
} from '../../client/src/features/repository/reading/repository-view.ts';
import { http } from '../../client/src/lib/api/http.ts';
import { entriesOf } from '../law-repositories/disk.ts';

/** A repository as the dialog of a new project has it before anything is sent. */
export interface TakenRepository {
  readonly service: RepositoryService;
  readonly name: string;
  readonly baseTag: string;
  readonly taken: readonly TakenFile[];
  readonly pluralMode: PluralMode;
  /** The documents that no language is named for, or that stand beside another one of theirs, and broken ones. */
  readonly leftOut: number;
}

/** Opens a folder as the page's worker does. */
export async function opened(
  folder: string,
  choices: ReadingChoices = NO_CHOICES,
): Promise<{ service: RepositoryService; view: RepositoryView }> {
  const service = new RepositoryService();
  const fileOf = async (path: string): Promise<File> =>
    new File([new Uint8Array(await readFile(join(folder, path)))], basename(path));
  const entries = await entriesOf(folder);
  const found = await service.open({ entries, name: basename(folder) }, fileOf, () => undefined, choices);
  if (found.status !== 'found') throw new Error(`The folder is ${found.status}`);
  return { service, view: found.view };
}

/** All that a person could tick, in the mode that is chosen or else proposed; unknown codes are mapped to languages that mean none. */
export async function takenOf(folder: string, chosen: PluralMode | null): Promise<TakenRepository> {
  const { service, view: first } = await opened(folder);
  const codes = first.points.flatMap((point) => (point.kind === 'unknown_code' ? [point.code] : []));
  const mapped = new Map([...new Set(codes)].map((code, at) => [code, `q${letter(at / 26)}${letter(at)}`]));
  const baseTag = first.base.tag ?? 'en';
  const view = await service.review({ ...NO_CHOICES, codes: mapped, base: baseTag });
  const ticks = new Map(view.files.map(({ id }) => [id, true]));
  const taken = takenFiles(view, ticks, baseTag);
  const ticked = view.files.filter((file) => isTicked(file, ticks));
  const all = ticked.reduce((sum, { documents }) => sum + documents.length, 0);
  const { strict, cldr } = lossesOf(taken);
  const proposed = modeLosingLess({
    strict: { plurals: 0, forms: 0, texts: strict },
    cldr: { plurals: 0, forms: 0, texts: cldr },
  });
  const pluralMode = chosen ?? proposed;
  const leftOut = all - totalsOf(taken).documents;
  return { service, name: basename(folder), baseTag, taken, pluralMode, leftOut };
}

const letter = (at: number): string => String.fromCharCode(97 + (Math.floor(at) % 20));

/** Creates the project as the dialog does. */
export async function created(repository: TakenRepository): Promise<number> {
  const { service, name, baseTag, taken, pluralMode } = repository;
  const names = namesOf([baseTag, ...languagesIn(taken)], 'en');
  const isMerged = totalsOf(taken, baseTag).languages <= LIMITS.languagesAtCreation;
  const request = { files: filesToImport(taken), pluralMode, baseTag, names, isMerged };
  const content = await service.content(request, () => undefined);
  const chosen = { name, description: '', color: 'A1B2C3', pluralMode, names };
  const { id } = await createFromRepository(
    (project) => http.post<ProjectDetails>(routes.createProject(), project),
    content,
    chosen,
    { isCancelled: () => false, onSaved: () => undefined, onSent: () => undefined },
  );
  return id;
}
