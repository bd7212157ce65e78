import { requiredForms } from '#core/domain/forms-of.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import { countEmptyValues, countUnvalidatedKeys } from '#core/formats/export/export-selection.js';
import type { ExportProject } from '#core/formats/index.js';

/** A project with its plural mode (`strict` by default) and its base language. */
export type WrittenProject = ExportProject & { pluralMode?: PluralMode; sourceLanguageId?: number | null };

/** The number of empty values of a language; of a plural, only required forms count. */
export function emptyIn(project: WrittenProject, languageId: number): number {
  if (project.pluralMode !== 'cldr') return countEmptyValues(project.groups, languageId);
  const tag = project.languages.find(({ id }) => id === languageId)?.tag ?? null;
  const required = requiredForms({ mode: 'cldr', tag });
  const lackingIn = ({ isPlural, values }: Key): number => {
    const filled = values.filter((value) => value.languageId === languageId && value.name !== '');
    const forms = isPlural ? required : [null];
    return forms.filter((form) => filled.every(({ quantityString }) => quantityString !== form)).length;
  };
  return keysOf(project).reduce((sum, key) => sum + lackingIn(key), 0);
}

/** The number of keys that an export of validated texts leaves out of a language. */
export function unvalidatedIn(project: WrittenProject, languageId: number): number {
  if (project.pluralMode !== 'cldr') return countUnvalidatedKeys(project.groups, languageId);
  return keysOf(project).filter(({ values, isPlural }) => {
    const own = values.filter((value) => value.languageId === languageId);
    // Forms without a text, such as rare ones, need no review.
    const reviewed = isPlural ? own.filter(({ name }) => name !== '') : own;
    return reviewed.length === 0 || reviewed.some(({ status }) => status !== 'validated');
  }).length;
}

type Key = ExportProject['groups'][number]['keys'][number];

const keysOf = ({ groups }: ExportProject): Key[] => groups.flatMap(({ keys }) => keys);
