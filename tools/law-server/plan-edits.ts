import type { ProjectDetails } from '../../core/api/projects.ts';
import { toSnakeCase } from '../../core/domain/rules.ts';
import type { ExportProject, ImportProfile } from '../../core/formats/index.ts';
import { exportedProject } from '../../client/src/features/exports/repository/exported-project.ts';
import { filesOf } from '../../client/src/project/files/project-files.ts';
import type { Content } from '../law-repositories/edited-content.ts';
import { idOfKey } from '../law-repositories/edits.ts';
import type { Edits } from '../law-repositories/edits.ts';
import { editableTexts, plannedEdits } from '../law-repositories/faults-of-edits.ts';
import { shuffled } from '../law-repositories/random.ts';
import type { Repository } from '../law-repositories/repository.ts';
import { idOfPlace } from '../law-repositories/texts.ts';
import type { Text } from '../law-repositories/texts.ts';

/** With them, no account makes more calls in a minute than it may. */
const TEXTS = 80;
const FORMS = 5;
const CREATED = 5;
const LONGEST = 200;

/** A project as an export takes it. */
const contentIn = (project: ProjectDetails): Content => {
  // Its groups say their files.
  const details: ExportProject = exportedProject(project);
  const { languages } = filesOf(project.id).current();
  const profiles = languages.map(
    ({ languageId, json }) => [languageId, JSON.parse(json) as ImportProfile] as const,
  );
  return { details, profiles: new Map(profiles) };
};

/**
 * The edits of a repository over the core with fewer texts, and with names that a person may give; besides, single forms of plurals,
 * and keys that are new, each like one that is there.
 */
export function editsFor(
  project: ProjectDetails,
  before: Repository,
  { texts, seed }: { texts: ReadonlyMap<string, Text>; seed: number },
): Edits {
  const content = contentIn(project);
  const nameOf = (key: string, at: number): string =>
    `${(toSnakeCase(key) ?? 'key').slice(0, LONGEST).replace(/_+$/, '')}_renamed_${at}`;
  const edits = plannedEdits({ before, content, texts }, { seed, texts: TEXTS, nameOf, isNamed });
  const touched = new Set([...edits.texts.values(), ...edits.renamed].map(idOfKey));
  if (edits.removed) touched.add(idOfKey(edits.removed));
  const others = shuffled(
    [...editableTexts(content, texts).values()].filter((one) => !touched.has(idOfKey(one))),
    seed + 1,
  );
  return { ...edits, texts: new Map([...edits.texts, ...formsOf(others)]), created: createdLike(others) };
}

/** The items of lists have numbers in any place of their names. */
const isNamed = (key: string): boolean => !/\d/.test(key);

/** One form each of some plurals. */
const formsOf = (others: readonly Text[]): [string, Text][] =>
  others
    .filter(({ form }) => form !== null)
    .slice(0, FORMS)
    .map((one) => [idOfPlace(one), { ...one, text: `form ${one.text}` }]);

function createdLike(others: readonly Text[]): Text[] {
  const keys = [...new Set(others.filter(({ key }) => isNamed(key)).map(idOfKey))].slice(0, CREATED);
  return keys.flatMap((id, at) =>
    others
      .filter((one) => idOfKey(one) === id)
      .map((one) => ({ ...one, key: `created_by_the_law_${at}`, text: `created ${one.text}` })),
  );
}
