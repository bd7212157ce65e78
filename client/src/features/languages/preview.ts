import type { ProjectDetails } from '#core/api/projects.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';
import { planImport } from '#core/formats/index.js';
import type { CatalogueGroup, CatalogueKey, ImportWarning } from '#core/formats/index.js';

/** A language that is not there yet: no id of the server is negative. */
const NEW_LANGUAGE_ID = -1;

export interface PreviewText {
  quantity: Quantity | null;
  reference: string;
  /** From the file; null where the file has none. */
  text: string | null;
}

export interface PreviewRow {
  id: string;
  group: string;
  name: string;
  texts: PreviewText[];
}

/** What an import into a new language will do, before anything is sent. */
export interface ImportPreview {
  existing: PreviewRow[];
  created: PreviewRow[];
  missing: PreviewRow[];
  warnings: ImportWarning[];
}

type Key = ProjectDetails['groups'][number]['keys'][number];

/** Plans the import as the server will, and tells it key by key. */
export function previewImport(
  project: ProjectDetails,
  catalogue: readonly CatalogueGroup[],
  languageName: string,
  reading: readonly ImportWarning[],
): ImportPreview {
  const referenceId = project.languages[0]?.id ?? 0;
  const keys = project.groups.flatMap((group) => group.keys);
  const plan = planImport(
    {
      languages: [...project.languages, { id: NEW_LANGUAGE_ID, name: languageName }],
      groups: project.groups,
      keys,
      values: [],
    },
    catalogue,
    { languageId: NEW_LANGUAGE_ID, replaceExistingKeys: false },
  );
  const groupNames = new Map(project.groups.map(({ id, name }) => [id, name]));
  const byId = new Map(keys.map((key) => [key.id, key]));
  const inFile = new Map<string, CatalogueKey>();
  for (const group of catalogue) for (const key of group.keys) inFile.set(place(group.name, key.name), key);

  const ofProject = (keyId: number): PreviewRow[] => {
    const key = byId.get(keyId);
    if (!key) return [];
    const group = groupNames.get(key.groupId) ?? '';
    return [rowOf(group, key, referenceId, inFile.get(place(group, key.name)))];
  };
  const known = new Set(keys.map((key) => place(groupNames.get(key.groupId) ?? '', key.name)));
  const created = catalogue.flatMap((group) =>
    group.keys
      .filter((key) => !known.has(place(group.name, key.name)))
      .map((key) => rowOf(group.name, { ...key, values: [] }, referenceId, key)),
  );
  return {
    existing: plan.matchedKeyIds.flatMap(ofProject),
    created,
    missing: plan.missingKeyIds.flatMap(ofProject),
    // Values the file lacks in the new language are the third tab; here stands what needs a look.
    warnings: [...reading, ...plan.warnings.filter(({ reason }) => reason !== 'imports.no_values_found')],
  };
}

const place = (group: string, key: string): string => `${group}\u0000${key}`;

function rowOf(
  group: string,
  key: Pick<Key, 'name' | 'isPlural' | 'values'>,
  referenceId: number,
  fromFile: CatalogueKey | undefined,
): PreviewRow {
  const texts = quantitiesOf(key.isPlural).map((quantity) => ({
    quantity,
    reference:
      key.values.find(
        ({ languageId, quantityString }) => languageId === referenceId && quantityString === quantity,
      )?.name ?? '',
    text: fromFile?.values.find(({ quantityString }) => quantityString === quantity)?.name ?? null,
  }));
  return { id: place(group, key.name), group, name: key.name, texts };
}
