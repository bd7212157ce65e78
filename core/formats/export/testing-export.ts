import { QUANTITIES } from '../../domain/quantities.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { ExportKey, ExportOptions, ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';

/** A group of an export: a text, or the three forms of a plural, by key. */
export type Texts = Record<string, string | [string, string, string]>;

export const FR = 1;
export const DE = 2;

/** A key as it is exported. */
export const key = (
  name: string,
  text: string | [string, string, string],
  status: ValueStatus = 'modified',
  languageId = FR,
): ExportKey => ({
  name,
  isPlural: typeof text !== 'string',
  values: (typeof text === 'string' ? [text] : text).map((form, index) => ({
    name: form,
    quantityString: typeof text === 'string' ? null : (QUANTITIES[index] ?? null),
    status,
    languageId,
  })),
});

/** A project in French and German; the texts are in French. */
export const project = (groups: Record<string, Texts>): ExportProject => ({
  languages: [
    { id: FR, name: 'fr' },
    { id: DE, name: 'German' },
  ],
  groups: Object.entries(groups).map(([name, keys]) => ({
    name,
    keys: Object.entries(keys).map(([keyName, text]) => key(keyName, text)),
  })),
});

export const EVERYTHING: ExportOptions = {
  platform: 'web',
  languageIds: [FR],
  prefix: false,
  validatedOnly: false,
};

/** The texts of the files of a project. */
export const exportTexts = (groups: Record<string, Texts>, options: Partial<ExportOptions> = {}): string[] =>
  writeProject(project(groups), { ...EVERYTHING, ...options }).map(({ text }) => text);
