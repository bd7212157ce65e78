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

function importKey(project: ModelProject, group: ModelGroup, { key, language, replace }: Importing): void {
  const { name, isPlural } = key;
  const known = project.keys.find((other) => other.group === group && other.name === name);
  // A key of the other kind is skipped.
  if (known && known.isPlural !== isPlural) return;
  const values = known?.values ?? emptyValues(project.languages, isPlural);
  for (const value of values.filter((one) => one.language === language)) {
    const text = textOf(key, value);
    if (!known) value.text = text;
    else if (value.text === '' || replace) writeText(value, text);
  }
  if (!known) project.keys.push({ id: 0, name, isPlural, group, ...NO_CONTEXT, values });
}

const textOf = ({ values }: CatalogueKey, { quantity }: ModelValue): string =>
  values.find(({ quantityString }) => quantityString === quantity)?.name ?? '';
