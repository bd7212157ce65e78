import type {
  ExportGroup,
  ExportKey,
  ExportProject,
  ExportValue,
  WriteOptions,
} from '../model/export-types.js';
import { PLATFORM_RULES } from '../naming/platforms.js';
import { heldKeys } from './held-keys.js';
import { mayHavePlaceholders, tokensOf } from '../../messages/tokens.js';
import { translateTexts } from '../placeholders/translate-texts.js';
import type { TranslateOptions } from '../placeholders/translate-texts.js';
import type { Translation } from '../placeholders/translation.js';

/** A text whose placeholders change, or cannot. */
export interface TranslatedValue {
  group: ExportGroup;
  key: ExportKey;
  value: ExportValue;
  translation: NonNullable<Translation>;
}

/**
 * The texts of a project whose placeholders are not those of the platform, in the order of the project. Keys that files
 * of the platform have are none of them.
 */
export function* translatedValues(
  project: ExportProject,
  options: Pick<WriteOptions, 'platform' | 'profiles'>,
): Generator<TranslatedValue> {
  const { platform } = options;
  const isHeld = heldKeys(options);
  const isDouble = PLATFORM_RULES[platform].placeholders === 'names' && hasDoubleBraces(project);
  const ranks = new Map(project.languages.map(({ id }, index) => [id, index]));
  for (const group of project.groups) {
    for (const key of group.keys) {
      if (!key.values.some(({ name }) => mayHavePlaceholders(name)) || isHeld(group.name, key.name)) continue;
      const translations = translateKey(key, ranks, { platform, isPlural: key.isPlural, isDouble });
      for (const [index, value] of key.values.entries()) {
        const translation = translations[index];
        if (translation) yield { group, key, value, translation };
      }
    }
  }
}

/** The project with the placeholders of a platform, where they can be translated. */
export function translateProject(
  project: ExportProject,
  options: Pick<WriteOptions, 'platform' | 'profiles'>,
): ExportProject {
  const texts = new Map<ExportValue, string>();
  const keys = new Set<ExportKey>();
  for (const { key, value, translation } of translatedValues(project, options)) {
    if (!('text' in translation)) continue;
    keys.add(key);
    texts.set(value, translation.text);
  }
  const translated = (value: ExportValue): ExportValue => ({
    ...value,
    name: texts.get(value) ?? value.name,
  });
  return {
    ...project,
    groups: project.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => (keys.has(key) ? { ...key, values: key.values.map(translated) } : key)),
    })),
  };
}

const translateKey = (
  { values }: ExportKey,
  ranks: ReadonlyMap<number, number>,
  options: TranslateOptions,
): Translation[] =>
  translateTexts(
    sourceOf(values, ranks),
    values.map(({ name }) => name),
    options,
  );

/** The text of the default language, of a plural its form `other`; without one, that of the next language. */
function sourceOf(values: readonly ExportValue[], ranks: ReadonlyMap<number, number>): string {
  let source = '';
  let best = Infinity;
  for (const { name, quantityString, languageId } of values) {
    const rank = ranks.get(languageId) ?? Infinity;
    if (name === '' || (quantityString ?? 'other') !== 'other' || rank >= best) continue;
    source = name;
    best = rank;
  }
  return source;
}

/** Whether most names in the texts of a project stand in double braces. */
function hasDoubleBraces({ groups }: ExportProject): boolean {
  let balance = 0;
  for (const { name } of groups.flatMap(({ keys }) => keys).flatMap(({ values }) => values)) {
    if (!name.includes('{')) continue;
    for (const token of tokensOf(name)) if (token.kind === 'name') balance += token.isDouble ? 1 : -1;
  }
  return balance > 0;
}
