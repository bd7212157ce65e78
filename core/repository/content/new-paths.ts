import type { ExportProject, ImportProfile } from '../../formats/index.js';
import { languageCode } from '../../formats/naming/language-code.js';
import { styleOfCodes } from '../code-style.js';
import { exportPath } from '../export-path.js';
import type { FilePaths } from '../export-path.js';
import { codeOf } from '../path-template.js';
import { hasNewCode } from './new-code.js';
import type { RepositoryOptions } from './write-repository.js';

/**
 * The paths of documents that a repository does not have yet: from the templates of their files, with codes as those of the
 * other documents are written.
 *
 * @param baseLanguageId its documents have no code where the template allows that; null: none is known
 */
export function newPaths(
  { languages }: Pick<ExportProject, 'languages'>,
  profiles: ReadonlyMap<number, ImportProfile>,
  baseLanguageId: number | null,
): RepositoryOptions['pathOf'] {
  const tags = new Map(languages.map((language) => [language.id, languageCode(language)]));
  const documents = documentsOf(profiles, tags);
  const known = new Map<string, FilePaths>();
  return ({ path }, languageId) => {
    const paths = known.get(path) ?? pathsOf(path, documents.get(path) ?? []);
    known.set(path, paths);
    return exportPath(paths, tags.get(languageId) ?? '', languageId === baseLanguageId);
  };
}

/** The documents of each file. */
function documentsOf(profiles: ReadonlyMap<number, ImportProfile>, tags: ReadonlyMap<number, string>) {
  const found = new Map<string, { path: string; tag: string | null }[]>();
  for (const [languageId, { files }] of profiles) {
    for (const file of files) {
      const { document } = file;
      if (!document) continue;
      const tag = tags.get(languageId) ?? null;
      // A language with another code by now has a path of its own.
      const was = tag !== null && hasNewCode(file, tag) ? document.language : tag;
      const one = { path: document.path, tag: was ?? null };
      const others = found.get(document.file);
      if (others) others.push(one);
      else found.set(document.file, [one]);
    }
  }
  return found;
}

function pathsOf(template: string, documents: FilePaths['documents']): FilePaths {
  const codes = documents.flatMap(({ path }) => codeOf(template, path)?.code ?? []);
  return { template, holdsAll: false, style: styleOfCodes(codes, template), documents };
}
