import type { PluralForm } from '../../domain/plural-rules.js';
import { indexValues, isLeftOut } from './export-selection.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';
import { translatedValues } from './translate-project.js';
import type { Refusal } from '../placeholders/translation.js';

/** What an export that translates placeholders changes, and what it cannot. */
export interface PlaceholderReport {
  /** The first ones, in the order of the project. */
  changed: ChangedText[];
  changedCount: number;
  kept: KeptText[];
  keptCount: number;
}

interface TextOfKey {
  group: string;
  key: string;
  languageId: number;
  /** Of a plural. */
  form: PluralForm | null;
}

export interface ChangedText extends TextOfKey {
  before: string;
  after: string;
}

export interface KeptText extends TextOfKey, Refusal {
  text: string;
}

/**
 * What `translatePlaceholders` does to the texts that are exported, whether the option is set or not.
 *
 * @param limit how many texts each list has at most
 */
export function reportPlaceholders(
  project: ExportProject,
  options: WriteOptions,
  limit = 100,
): PlaceholderReport {
  const report: PlaceholderReport = { changed: [], changedCount: 0, kept: [], keptCount: 0 };
  const languages = new Set(options.languageIds);
  const index = indexValues(project.groups);
  for (const { group, key, value, translation } of translatedValues(project, options)) {
    const { languageId, quantityString: form, name: text } = value;
    const isWritten =
      languages.has(languageId) && !isLeftOut(key, index.get(key)?.get(languageId) ?? [], options);
    if (!isWritten) continue;
    const place = { group: group.name, key: key.name, languageId, form };
    if ('text' in translation) {
      report.changedCount += 1;
      if (report.changed.length < limit)
        report.changed.push({ ...place, before: text, after: translation.text });
    } else {
      report.keptCount += 1;
      if (report.kept.length < limit) report.kept.push({ ...place, text, ...translation });
    }
  }
  return report;
}
