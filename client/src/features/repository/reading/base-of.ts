import { isNamedByTexts } from '#core/formats/registry/named-by-texts.js';
import { areEnglish } from '#core/formats/text/text-names.js';
import { baseLanguage } from '#core/repository/base-language.js';
import type { BaseLanguage } from '#core/repository/base-language.js';
import type { DeclaredBase } from '#core/repository/declared-base.js';
import type { LanguageCount } from '#core/repository/language-counts.js';
import type { RepositoryFile } from '#core/repository/repository-file.js';

import { ENGLISH, namesOfKeys } from './summary.js';
import type { DocumentSummary } from './summary.js';

/** The base language of a repository, with the languages of files that hold several. */
export function baseOf(
  files: readonly RepositoryFile[],
  declared: readonly DeclaredBase[],
  summaries: ReadonlyMap<string, DocumentSummary>,
): BaseLanguage {
  const keys = new Map([...summaries].map(([path, summary]) => [path, summary.keys.size]));
  const base = baseLanguage(files, declared, keys, namedInEnglish(files, summaries));
  const held = files
    .filter(({ setAside }) => setAside === null)
    .flatMap(({ documents }) => documents.map(({ path }) => summaries.get(path)))
    .filter((summary) => summary !== undefined);
  const source = held.find(({ languages }) => languages.some(({ isSource }) => isSource));
  const candidates = withHeld(base.candidates, held);
  if (base.tag !== null || base.reason !== null || !source) return { ...base, candidates };
  const tag = source.languages.find(({ isSource }) => isSource)?.tag ?? null;
  return { tag, reason: 'declared', paths: [source.path], candidates };
}

/** The paths of the documents of files whose names of keys are English texts. */
function namedInEnglish(
  files: readonly RepositoryFile[],
  summaries: ReadonlyMap<string, DocumentSummary>,
): Set<string> {
  const named = files.filter(({ format, documents }) => {
    const names = namesOfKeys(documents.flatMap(({ path }) => summaries.get(path) ?? []));
    return isNamedByTexts(format, ENGLISH, names) && areEnglish(names);
  });
  return new Set(named.flatMap(({ documents }) => documents.map(({ path }) => path)));
}

function withHeld(
  candidates: readonly LanguageCount[],
  held: readonly DocumentSummary[],
): readonly LanguageCount[] {
  const counts = new Map(candidates.map((one) => [one.tag, one]));
  for (const { languages } of held)
    for (const { tag, keys } of languages) {
      const known = counts.get(tag) ?? { tag, documents: 0, keys: 0 };
      counts.set(tag, { tag, documents: known.documents + 1, keys: known.keys + keys });
    }
  return [...counts.values()].sort((a, b) => b.keys - a.keys || b.documents - a.documents);
}
