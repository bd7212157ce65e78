import type { FileDetails } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { tagOf } from '../../../lib/text/language.js';
import { baseLanguageOf } from '../../../project/store/base-language.js';
import { NO_CHOICES } from '../reading/repository-view.js';
import { placedIn } from '../source/repository-source.js';
import type { RepositorySource } from '../source/repository-source.js';
import type { FixedChoices, KnownChoices } from './use-repository.js';

/** What a project says of every import into it. */
export function fixedBy(project: ProjectDetails): FixedChoices {
  const base = baseLanguageOf(project);
  const tags = project.languages.map(tagOf).filter((tag) => tag !== null);
  return { baseTag: base && tagOf(base), tags, pluralMode: project.pluralMode };
}

/**
 * What earlier imports say of documents: their languages and formats, and that their files are wanted. What a person has said of
 * them comes first.
 */
export function knownFrom(
  files: readonly FileDetails[],
  { languages }: Pick<ProjectDetails, 'languages'>,
  source: RepositorySource,
): KnownChoices {
  const tags = new Map(languages.map((language) => [language.id, tagOf(language)]));
  const languageOf = new Map<string, string>();
  const formats = new Map<string, string>();
  for (const { path: template, format, documents } of files)
    for (const { path, languageId } of documents) {
      const tag = tags.get(languageId) ?? null;
      formats.set(path, format);
      if (tag !== null && template.includes('language}')) languageOf.set(path, tag);
    }
  for (const { path, format, language } of placedIn(source)) {
    if (format !== null) formats.set(path, format);
    if (language) languageOf.set(path, language.tag);
  }
  return {
    choices: { ...NO_CHOICES, languages: languageOf, formats },
    ticks: new Map(files.map(({ path, format }) => [`${path}\n${format}`, true])),
  };
}
