import { NO_CONTEXT } from '#core/domain/key-context.js';
import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

import { emptyValues, groupNamed, writeText } from './rules.js';
import type { ModelGroup, ModelLanguage, ModelProject, ModelValue } from './state.js';

/** Imports into one language: existing texts are kept unless replaced; empty ones are filled. */
export function importInto(
  project: ModelProject,
  language: ModelLanguage | undefined,
  groups: readonly CatalogueGroup[],
  replace: boolean,
): void {
  for (const { name, keys } of groups.filter(({ keys }) => keys.length > 0)) {
    const group = groupNamed(project, name);
    for (const key of keys) importKey(project, group, { key, language, replace });
  }
}

interface Importing {
  key: CatalogueKey;
  language: ModelLanguage | undefined;
  replace: boolean;
}

function importKey(project: ModelProject, group: ModelGroup, importing: Importing): void {
  const { name, isPlural } = importing.key;
  const known = project.keys.find((other) => other.group === group && other.name === name);
  // A plural is skipped where the project has a plain text.
  if (known?.isPlural === false && isPlural) return;
  const values = known?.values ?? emptyValues(project.languages, isPlural);
  importTexts(values, importing, known === undefined);
  if (!known) project.keys.push({ id: 0, name, isPlural, group, ...NO_CONTEXT, values });
}

function importTexts(values: readonly ModelValue[], importing: Importing, isNew: boolean): void {
  const { key, language, replace } = importing;
  for (const value of values.filter((one) => one.language === language)) {
    const text = textOf(key, value);
    if (text === undefined) continue;
    if (isNew) value.text = text;
    else if (value.text === '' || replace) writeText(value, text);
  }
}

/** A plain text of a plural is its form `other`; undefined if the key lacks the form. */
function textOf({ isPlural, values }: CatalogueKey, { quantity }: ModelValue): string | undefined {
  if (!isPlural && quantity !== null && quantity !== 'other') return undefined;
  return values.find(({ quantityString }) => quantityString === (isPlural ? quantity : null))?.name;
}
