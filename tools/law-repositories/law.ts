import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { modeLosingLess } from '../../core/formats/plurals/plural-loss.ts';
import type { DocumentReading } from '../../core/repository/content/read-file.ts';
import { differences, toldDifference } from './differences.ts';
import type { Difference } from './differences.ts';
import { faultsOfEdits } from './faults-of-edits.ts';
import { faultsOfMove } from './moved-file.ts';
import { shuffled } from './random.ts';
import { repositoryIn } from './repository.ts';
import type { Repository } from './repository.ts';
import {
  contentOfProject,
  documentsOf,
  exported,
  imported,
  importedByLanguage,
  planned,
  readingsOf,
  unreadOf,
} from './round-trip.ts';

/** What the law says of a repository. */
export interface Law {
  readonly name: string;
  readonly isClean: boolean;
  readonly repository: Pick<Repository, 'base' | 'files' | 'notRecognised'>;
  readonly mode: PluralMode;
  readonly outcomes: readonly Outcome[];
  readonly milliseconds: number;
}

interface Outcome {
  readonly mode: PluralMode;
  readonly differences: readonly Difference[];
  /** What edits have changed besides. */
  readonly besides: readonly string[];
  readonly unread: readonly Pick<DocumentReading, 'path' | 'error'>[];
  /** What an import of what was written would do (L9). */
  readonly pulled: Readonly<Record<'created' | 'updated' | 'missing', number>>;
  readonly languages: number;
  readonly keys: number;
  readonly texts: number;
}

export interface LawOptions {
  /** Import language by language, in any order. */
  isShuffled?: boolean;
  /** Edit the project, too, and look at what else has changed. */
  isEdited?: boolean;
}

export async function lawOf(folder: string, name: string, options: LawOptions = {}): Promise<Law> {
  const began = Date.now();
  const repository = await repositoryIn(folder, name);
  const both = (['strict', 'cldr'] as const).map((mode) => outcomeOf(repository, mode, options));
  const [strict, cldr] = both;
  const mode = strict && cldr ? modeLosingLess({ strict: strict.loss, cldr: cldr.loss }) : 'strict';
  return {
    name,
    isClean: both.every(
      (one) => one.differences.length === 0 && one.besides.length === 0 && isNothing(one.pulled),
    ),
    repository,
    mode,
    outcomes: both,
    milliseconds: Date.now() - began,
  };
}

function outcomeOf(
  repository: Repository,
  mode: PluralMode,
  { isShuffled = false, isEdited = false }: LawOptions,
) {
  const { project, readings, loss } = isShuffled
    ? importedByLanguage(repository, mode, (tags) => shuffled(tags))
    : imported(repository, mode);
  const content = contentOfProject(project);
  const written = exported(repository, content, mode);
  const writtenReadings = readingsOf(written, mode);
  const { created, updated, missing } = planned(writtenReadings, repository.base, project);
  const { languages, groups } = content.details;
  const keys = groups.flatMap((group) => group.keys);
  return {
    mode,
    loss,
    differences: differences(documentsOf(repository, unreadOf(readings)), documentsOf(written)),
    besides: isEdited
      ? [
          ...faultsOfEdits({ repository, content, written, writtenReadings }, mode),
          ...faultsOfMove({ repository, content, written }, mode),
        ]
      : [],
    pulled: { created, updated, missing },
    unread: readings.filter(({ error }) => error !== null),
    languages: languages.length,
    keys: keys.length,
    texts: keys.reduce((sum, { values }) => sum + values.length, 0),
  };
}

/** A line for the repository, and one for each of the first documents that could not be read, or differ. */
export function toldOf(law: Law, most = 5): string[] {
  const differing = law.outcomes.flatMap(({ mode, differences: found, besides, pulled }) => [
    ...firstOf(
      besides.map((one) => `    ${mode} edited: ${one}`),
      most,
    ),
    ...firstOf(
      found.map((one) => `    ${mode} ${toldDifference(one)}`),
      most,
    ),
    ...(isNothing(pulled) ? [] : [`    ${mode} pulled: ${countsOf(pulled)}`]),
  ]);
  const unread = law.outcomes.find(({ mode }) => mode === law.mode)?.unread ?? [];
  const faults = unread.map(
    ({ path, error }) => `    unread ${path}:${error?.line ?? 1} ${error?.reason ?? ''}`,
  );
  return [headOf(law), ...firstOf(faults, most), ...differing];
}

const isNothing = (counts: Outcome['pulled']): boolean => Object.values(counts).every((count) => count === 0);

const countsOf = (counts: Outcome['pulled']): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

function headOf({ name, isClean, repository, mode, outcomes, milliseconds }: Law): string {
  const { files, notRecognised, base } = repository;
  const { languages = 0, keys = 0, texts = 0, unread = [] } = outcomes.find((one) => one.mode === mode) ?? {};
  const documents = files.reduce((sum, { toRead }) => sum + toRead.length, 0);
  const formats = [...new Set(files.map(({ format }) => format))].sort().join(', ');
  const heap = Math.round(process.memoryUsage().heapUsed / 1e6);
  return [
    `${isClean ? '✓' : '✗'} ${name}: ${formats || 'nothing'}`,
    `${files.length} files, ${documents} documents, ${languages} languages, ${keys} keys, ${texts} texts`,
    `base ${base}, ${mode}`,
    `${unread.length} unread, ${notRecognised} not recognised`,
    `${(milliseconds / 1000).toFixed(1)} s, heap ${heap} MB`,
  ].join('; ');
}

const firstOf = (lines: readonly string[], most: number): string[] =>
  lines.length > most ? [...lines.slice(0, most), `    … and ${lines.length - most} more`] : [...lines];
