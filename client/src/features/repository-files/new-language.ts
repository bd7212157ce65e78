import { codeInStyle, styleOfCodes } from '#core/repository/code-style.js';
import { exportPath } from '#core/repository/export-path.js';
import { codeOf } from '#core/repository/path-template.js';

import type { FileRow } from './file-rows.js';

/** Languages that show how a code with a region is written; the first one that the project lacks is the example. */
const EXAMPLES = ['nl-BE', 'pt-BR', 'de-AT', 'fr-CA', 'es-MX'];

export interface NewDocument {
  path: string;
  /** The code in it. */
  code: string;
  /** A code of the file with a region, else one as it would be written. */
  form: string;
}

/** Where the document of another language would be; null if the file has no place for one. */
export function newDocument(file: FileRow, projectTags: readonly (string | null)[]): NewDocument | null {
  const { path: template, holdsAll, rows } = file;
  if (holdsAll) return null;
  const codes = rows.flatMap(({ path }) => codeOf(template, path)?.code ?? []);
  const style = styleOfCodes(codes, template);
  const own = new Set(rows.map(({ language }) => language?.tag));
  const tag = EXAMPLES.find((one) => !projectTags.includes(one) && !own.has(one)) ?? 'nl-BE';
  const documents = rows.map(({ path, language }) => ({ path, tag: language?.tag ?? null }));
  const path = exportPath({ template, holdsAll, style, documents }, tag);
  const code = codeInStyle(tag, style);
  const form = codes.find((one) => /[-_]/.test(one)) ?? codeInStyle('pt-BR', style);
  return path === null ? null : { path, code, form };
}
