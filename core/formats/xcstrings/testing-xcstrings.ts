import type { PluralForm } from '../../domain/plural-rules.js';
import type { ExportKey, ExportProject, WriteOptions } from '../model/export-types.js';
import type { KeptReading } from '../model/kept-reading.js';
import { writeAgain } from '../profile/testing-profile.js';

/** The catalogue of a project whose catalogue was imported with its first language. */
export function writeCatalogue(
  reading: Pick<KeptReading, 'profile'>,
  project: ExportProject,
  options: Partial<WriteOptions> = {},
): string {
  const [file, ...others] = writeAgain(reading, project, options);
  if (!file || others.length > 0) throw new Error('A catalogue is one file');
  return file.text;
}

/** The project with one text changed. */
export const editedText = (
  project: ExportProject,
  name: string,
  languageId: number,
  form: string | null,
  text: string,
): ExportProject =>
  withKey(project, name, (key) => ({
    ...key,
    values: key.values.map((value) =>
      value.languageId === languageId && value.quantityString === form ? { ...value, name: text } : value,
    ),
  }));

/** The project with more texts of a key, by form; in a further language if `code` is given. */
export function addedText(
  project: ExportProject,
  name: string,
  languageId: number,
  texts: Readonly<Record<string, string>>,
  code?: string,
): ExportProject {
  const values = Object.entries(texts).map(([form, text]) => ({
    name: text,
    quantityString: form === 'text' ? null : (form as PluralForm),
    status: 'modified' as const,
    languageId,
  }));
  const changed = withKey(project, name, (key) => ({ ...key, values: [...key.values, ...values] }));
  const further = code === undefined ? [] : [{ id: languageId, name: code, tag: code }];
  return { ...changed, languages: [...project.languages, ...further] };
}

const withKey = (
  project: ExportProject,
  name: string,
  change: (key: ExportKey) => ExportKey,
): ExportProject => ({
  ...project,
  groups: project.groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => (key.name === name ? change(key) : key)),
  })),
});

type Json = Record<string, unknown>;

const STATES = ['new', 'translated', 'needs_review', 'stale'];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a catalogue: what Xcode would refuse to open, or not show. By itself: no reader of ours. */
export function validate(source: string): string[] {
  const catalogue: unknown = JSON.parse(source);
  if (!isObject(catalogue) || typeof catalogue['sourceLanguage'] !== 'string') return ['no catalogue'];
  if (catalogue['version'] !== '1.0' || !isObject(catalogue['strings'])) return ['no strings or no version'];
  return Object.entries(catalogue['strings']).flatMap(([name, string]) => {
    if (!isObject(string)) return [`${name} is no object`];
    const { localizations = {} } = string;
    if (!isObject(localizations)) return [`${name} has localizations that are none`];
    return Object.entries(localizations).flatMap(([code, node]) => faultsOf(node, `${name}: ${code}`));
  });
}

function faultsOf(node: unknown, path: string): string[] {
  if (!isObject(node) || Object.keys(node).length === 0) return [`${path} is empty`];
  const { stringUnit, stringSet, variations, substitutions = {} } = node;
  const own = [stringUnit, stringSet, variations].filter((one) => one !== undefined);
  const variables = isObject(substitutions) ? Object.entries(substitutions) : [];
  return [
    ...(own.length === 1 ? [] : [`${path} has ${own.length} kinds of texts`]),
    ...(stringUnit === undefined || isUnit(stringUnit) ? [] : [`${path} has a text that is none`]),
    ...(isObject(variations) ? variationFaults(variations, path) : []),
    ...variables.flatMap(([name, variable]) => [
      ...(isObject(variable) && Number.isInteger(variable['argNum'])
        ? []
        : [`${path} ${name} counts nothing`]),
      ...faultsOf(variable, `${path} ${name}`),
    ]),
  ];
}

function variationFaults(variations: Json, path: string): string[] {
  return Object.entries(variations).flatMap(([kind, variants]) => {
    if (!isObject(variants) || !['plural', 'device'].includes(kind)) return [`${path} varies by ${kind}`];
    const names = Object.keys(variants);
    const isPlural = kind === 'plural';
    const isWhole = names.length > 0 && (!isPlural || names.includes('other'));
    return [
      ...(isWhole ? [] : [`${path} lacks a form`]),
      ...(isPlural ? names.filter((name) => !CATEGORIES.includes(name)) : []),
      ...Object.entries(variants).flatMap(([name, variant]) => faultsOf(variant, `${path} ${name}`)),
    ];
  });
}

const isUnit = (unit: unknown): boolean =>
  isObject(unit) && typeof unit['value'] === 'string' && STATES.some((state) => state === unit['state']);
