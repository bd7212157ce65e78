import { strToU8 } from 'fflate';

import type { PluralForm } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { ExportKey, ExportProject, ExportValue } from '../model/export-types.js';
import { readFiles } from '../index.js';
import type { KeepOptions } from '../import/read-options.js';
import type { KeptReading } from '../model/kept-reading.js';
import { projectOfReading, writeAgain } from '../profile/testing-profile.js';

/** The languages of a document in a project, and a further one. */
export const [SOURCE, TARGET, THIRD] = [1, 2, 3] as const;

/** A file to be read. */
export interface Document {
  name: string;
  source: string;
}

/** Of Xcode, of Angular with and without a target, of an agency, and of version 2.1. */
const NAMES = {
  APPLE: 'xliff-apple/fr.xliff',
  ANGULAR: 'xliff-angular/messages.fr.xlf',
  BARE: 'xliff-bare/messages.xlf',
  AGENCY: 'xliff-agency/shop_de-DE.xlf',
  TWO: 'xliff-2/app.pl.xlf',
} as const;

/** The documents among the fixtures. `readText`: reads one of them. */
export const documents = (readText: (path: string) => string): Record<keyof typeof NAMES, Document> => {
  const document = (path: string): Document => ({
    name: path.slice(path.indexOf('/') + 1),
    source: readText(`../profile/fixtures/${path}`),
  });
  return {
    APPLE: document(NAMES.APPLE),
    ANGULAR: document(NAMES.ANGULAR),
    BARE: document(NAMES.BARE),
    AGENCY: document(NAMES.AGENCY),
    TWO: document(NAMES.TWO),
  };
};

/** Reads a document to write it again. */
export const read = ({ name, source }: Document, options: Partial<KeepOptions> = {}): KeptReading =>
  readFiles([{ name, bytes: strToU8(source) }], { pluralMode: 'cldr', ...options, keep: true });

/** A change of a project: of the translation of a singular key unless it says otherwise. */
export interface Edit {
  key: string;
  languageId?: number;
  form?: PluralForm | null;
  text?: string;
  status?: ValueStatus;
  description?: string;
}

/** The project with one text, status or description changed; a text that is not there is added. */
export function edited(project: ExportProject, edit: Edit): ExportProject {
  const groups = project.groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => (key.name === edit.key ? editedKey(key, edit) : key)),
  }));
  return { ...project, groups };
}

function editedKey(
  key: ExportKey,
  { languageId = TARGET, form = null, description, ...change }: Edit,
): ExportKey {
  const known = key.values.find((value) => value.languageId === languageId && value.quantityString === form);
  const { name, status }: Pick<ExportValue, 'name' | 'status'> = known ?? { name: '', status: 'modified' };
  const value: ExportValue = {
    name: change.text ?? name,
    status: change.status ?? status,
    quantityString: form,
    languageId,
  };
  return {
    ...key,
    ...(description !== undefined && { description }),
    values: known ? key.values.map((one) => (one === known ? value : one)) : [...key.values, value],
  };
}

/** The lines of a document that are gone after edits, and those that are new. */
export function difference(document: Document, edits: readonly Edit[], options: Partial<KeepOptions> = {}) {
  const reading = read(document, options);
  const project = edits.reduce<ExportProject>(edited, projectOfReading(reading));
  const [file] = writeAgain(reading, project);
  const [before, after] = [document.source, file?.text ?? ''].map((text) => text.split(/\r?\n/));
  const without = (some: string[] = [], others: string[] = []) =>
    some.filter((line) => !others.includes(line)).map((line) => line.trim());
  return { gone: without(before, after), added: without(after, before) };
}

/** The groups and keys of a language of a document. */
export const namesIn = ({ languages }: KeptReading, index = 0): string[] =>
  (languages[index]?.groups ?? []).flatMap(({ name, keys }) => keys.map((key) => `${name}/${key.name}`));
