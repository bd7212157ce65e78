import type { FileDetails } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { COMMON_GROUP } from '#core/domain/rules.js';
import { FORMATS } from '#core/formats/registry/registry.js';
import { codeOf } from '#core/repository/path-template.js';
import { styleOfCodes } from '#core/repository/code-style.js';
import { exportPath } from '#core/repository/export-path.js';

import type { FileKind } from '../../files/reading/file-kind.js';

/** A file of the project, and where it has a language. */
export interface FilePlace {
  readonly id: number;
  readonly format: string;
  readonly path: string;
  readonly holdsAll: boolean;
}

interface Named {
  readonly name: string;
  readonly keys: readonly { readonly name: string }[];
}

type Tags = ReadonlyMap<number, string | null>;

/** The places of a language in the files of a project; those that have none for it are left out. */
export function placesOf(
  files: readonly FileDetails[],
  { languages, sourceLanguageId }: Pick<ProjectDetails, 'languages' | 'sourceLanguageId'>,
  { id: languageId, tag }: { id: number | null; tag: string | null },
): FilePlace[] {
  const tags: Tags = new Map(languages.map((language) => [language.id, language.tag]));
  return files.flatMap(({ id, path: template, format, documents }): FilePlace[] => {
    const holdsAll = FORMATS.find((one) => one.id === format)?.languages === 'all';
    const own = documents.find((document) => document.languageId === languageId);
    const codes = documents.flatMap(({ path }) => codeOf(template, path)?.code ?? []);
    const known = documents.map((document) => ({
      path: document.path,
      tag: tags.get(document.languageId) ?? null,
    }));
    const paths = { template, holdsAll, style: styleOfCodes(codes, template), documents: known };
    const isBase = languageId !== null && languageId === sourceLanguageId;
    const path = own?.path ?? (tag === null && !holdsAll ? null : exportPath(paths, tag ?? '', isBase));
    return path === null ? [] : [{ id, format, path, holdsAll }];
  });
}

/** The places, or files, that have the format of a chosen file, or one that it may have. */
export const placesFor = <Place extends Pick<FilePlace, 'format'>>(
  places: readonly Place[],
  { format, candidates }: Pick<FileKind, 'format' | 'candidates'>,
): Place[] => places.filter((place) => place.format === format || candidates.includes(place.format));

/**
 * The place of a chosen file, by its name, then by the keys that it shares; null: nothing speaks for one. Linear in the number
 * of keys.
 */
export function fittingPlace(
  chosen: { readonly name: string; readonly groups: readonly Named[] },
  places: readonly FilePlace[],
  groups: readonly (Named & { readonly fileId: number | null })[],
): FilePlace | null {
  const named = places.filter(({ path }) => nameIn(path) === chosen.name);
  const names = chosen.groups.flatMap(namesIn);
  const shared = new Map<number, number>();
  const own = new Set(names);
  for (const group of groups)
    if (group.fileId !== null) {
      const count = namesIn(group).filter((name) => own.has(name)).length;
      shared.set(group.fileId, (shared.get(group.fileId) ?? 0) + count);
    }
  const sharedIn = ({ id }: FilePlace): number => shared.get(id) ?? 0;
  const [best = null] = (named.length > 0 ? named : places).toSorted((a, b) => sharedIn(b) - sharedIn(a));
  return best && (named.length > 0 || sharedIn(best) * 2 > names.length) ? best : null;
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of the file that has the name of a chosen one, and no place for the language; null: there is none. */
export const namesakeOf = (
  name: string,
  files: readonly Pick<FileDetails, 'id' | 'path'>[],
  places: readonly FilePlace[],
): string | null =>
  files.find(({ id, path }) => nameIn(path) === name && places.every((place) => place.id !== id))?.path ??
  null;

/** Group and key in one name: formats without objects join them. */
const namesIn = ({ name: group, keys }: Named): string[] =>
  keys.map(({ name }) => (group === COMMON_GROUP ? name : `${group}.${name}`));
