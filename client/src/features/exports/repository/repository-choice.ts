import { readJson, writeJson } from '../../../lib/storage.js';

/** What is chosen for the repository of a project. */
export interface RepositoryChoice {
  /** Whether the repository is exported, not files for a platform. */
  isChosen: boolean;
  languageIds: readonly number[];
  onlyChanged: boolean;
  validatedOnly: boolean;
}

/** As it is stored on this device for its user. Languages added since are exported as well. */
type StoredChoice = Omit<RepositoryChoice, 'languageIds'> & { leftOut: readonly number[] };

const DEFAULT: StoredChoice = { isChosen: true, leftOut: [], onlyChanged: true, validatedOnly: false };

function isStored(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { leftOut, ...switches } = value as Partial<Record<keyof StoredChoice, unknown>>;
  return (
    Array.isArray(leftOut) &&
    [switches.isChosen, switches.onlyChanged, switches.validatedOnly].every(
      (isOn) => typeof isOn === 'boolean',
    )
  );
}

interface ProjectWithFiles {
  id: number;
  languages: readonly { id: number }[];
}

const keyOf = ({ id }: ProjectWithFiles): string => `motley.export.repository.${id}`;

const idsWithout = ({ languages }: ProjectWithFiles, others: readonly number[]): number[] =>
  languages.map(({ id }) => id).filter((id) => !others.includes(id));

export function readRepositoryChoice(project: ProjectWithFiles): RepositoryChoice {
  const { leftOut, ...choice } = readJson(keyOf(project), isStored) ?? DEFAULT;
  return { ...choice, languageIds: idsWithout(project, leftOut) };
}

export function keepRepositoryChoice(project: ProjectWithFiles, choice: RepositoryChoice): void {
  const { languageIds, ...switches } = choice;
  writeJson(keyOf(project), {
    ...switches,
    leftOut: idsWithout(project, languageIds),
  } satisfies StoredChoice);
}
