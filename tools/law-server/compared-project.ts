import type { ProjectDetails } from '../../core/api/projects.ts';
import type { UnheldTexts } from '../../core/formats/export/unheld-texts.ts';
import { exportedProject } from '../../client/src/features/exports/repository/exported-project.ts';
import type { WrongText } from '../law-repositories/expected-texts.ts';
import { idOfPlace } from '../law-repositories/texts.ts';
import type { Place, Text } from '../law-repositories/texts.ts';

/** The texts that documents hold otherwise than the project, or not at all, without the export saying so. */
export function unlikeProject(
  project: ProjectDetails,
  found: ReadonlyMap<string, Text>,
  unheld: readonly UnheldTexts[],
): WrongText[] {
  const isTold = toldIn(project, unheld);
  return textsOf(project).flatMap(({ text: expected, ...place }) => {
    const own = textAt(found, place);
    if (own === expected || isTold(place)) return [];
    return [{ ...place, expected, found: own }];
  });
}

/** Whether an export says that no document holds the texts of a key in a language. */
export function toldIn(
  { languages }: ProjectDetails,
  unheld: readonly UnheldTexts[],
): (place: Pick<Place, 'tag' | 'key'>) => boolean {
  const tags = new Map(languages.map(({ id, tag }) => [id, tag ?? '']));
  const idOf = (tag: string | undefined, key: string): string => JSON.stringify([tag, key]);
  const told = new Set(
    unheld.flatMap(({ languageId, keys }) => keys.map((key) => idOf(tags.get(languageId), key))),
  );
  return ({ tag, key }) => told.has(idOf(tag, key));
}

/** A document that has no plural there has a plain text. */
function textAt(found: ReadonlyMap<string, Text>, place: Place): string | null {
  const plain = place.form === 'other' ? found.get(idOfPlace({ ...place, form: null })) : undefined;
  return (found.get(idOfPlace(place)) ?? plain)?.text ?? null;
}

/** Those of files, without empty ones and obsolete keys. */
function textsOf(project: ProjectDetails): Text[] {
  const tags = new Map(project.languages.map(({ id, tag }) => [id, tag ?? '']));
  const { groups } = exportedProject(project) as { groups: readonly (Group & { file?: string | null })[] };
  return groups.flatMap(({ name: group, file, keys }) =>
    keys.flatMap(({ name: key, isObsolete, values }) =>
      values.flatMap(({ name: text, languageId, quantityString: form }) =>
        typeof file !== 'string' || isObsolete || text === ''
          ? []
          : [{ tag: tags.get(languageId) ?? '', file, group, key, form, text }],
      ),
    ),
  );
}

type Group = ProjectDetails['groups'][number];
