import type { CatalogueGroup } from '../../formats/model/catalogue.js';
import type { ShownValue } from '../../formats/import/moved-values.js';
import type { ComparedKey, ComparedProject } from './compared-project.js';
import type { DocumentChange } from './repository-changes.js';

type Groups = ComparedProject['groups'];

/**
 * The groups of each file of a project, by path template.
 * @param fileNow the path template that a file will have
 */
export function groupsByFile(
  { files, groups }: Pick<ComparedProject, 'files' | 'groups'>,
  fileNow: (template: string) => string,
): Map<string, Groups> {
  const paths = new Map(files.map(({ id, path }) => [id, fileNow(path)]));
  const byFile = new Map<string, Groups[number][]>();
  for (const group of groups) {
    const path = group.fileId === null ? undefined : paths.get(group.fileId);
    if (path === undefined) continue;
    const known = byFile.get(path);
    if (known) known.push(group);
    else byFile.set(path, [group]);
  }
  return byFile;
}

const textsOf = ({ values }: ComparedKey, languageId: number | null): ComparedKey['values'] =>
  values.filter((value) => value.name !== '' && (languageId === null || value.languageId === languageId));

/**
 * How many texts a document has in the project.
 * @param groups those of its file
 * @param languageId null: it holds all languages
 */
export const countTexts = (groups: Groups, languageId: number | null): number =>
  groups.reduce(
    (sum, { keys }) => sum + keys.reduce((own, key) => own + textsOf(key, languageId).length, 0),
    0,
  );

/** The texts of a document, emptied, and its values as they are. */
export interface EmptiedTexts {
  groups: CatalogueGroup[];
  values: ShownValue[];
}

/** @param groups those of its file */
export function emptiedTexts(file: string, groups: Groups, languageId: number): EmptiedTexts {
  const shown: ShownValue[] = [];
  const made = groups.map(({ name, keys }): CatalogueGroup => ({
    name,
    file,
    keys: keys.flatMap((key) => {
      if (textsOf(key, languageId).length === 0) return [];
      const own = key.values.filter((value) => value.languageId === languageId);
      shown.push(...own.map(({ id, version }) => ({ id, version })));
      const values = own.map(({ quantityString }) => ({ name: '', quantityString }));
      return [{ name: key.name, isPlural: key.isPlural, values }];
    }),
  }));
  return { groups: made.filter(({ keys }) => keys.length > 0), values: shown };
}

/**
 * The documents that a person removes: those of files that keep others, whose texts are emptied, and all of them.
 * @param paths the documents that are taken
 */
export function removedDocuments(
  documents: readonly DocumentChange[],
  paths: ReadonlySet<string>,
): { all: DocumentChange[]; toEmpty: DocumentChange[] } {
  const isRemoved = ({ path, state }: DocumentChange): boolean => state === 'gone' && paths.has(path);
  const kept = new Set(documents.flatMap((document) => (isRemoved(document) ? [] : [document.file])));
  const all = documents.filter(isRemoved);
  return { all, toEmpty: all.filter(({ file }) => kept.has(file)) };
}
