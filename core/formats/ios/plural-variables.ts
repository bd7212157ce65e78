import { pairsOf, textOf } from './plist-items.js';
import type { PlistPair, PlistSource } from './plist-items.js';

const FORMAT_KEY = 'NSStringLocalizedFormatKey';
const RULE_KEY = 'NSStringFormatSpecTypeKey';
const VALUE_TYPE_KEY = 'NSStringFormatValueTypeKey';
const PLURAL_RULE = 'NSStringPluralRuleType';
/** `%#@files@`, `%1$#@files@`, `%1#@files@`. */
const REFERENCE = /%(?:\d+\$?)?#@([^@]*)@/g;

/** A variable of an entry, and its forms in the order of the file. */
export interface PluralVariable {
  name: string;
  forms: { pair: PlistPair; text: string }[];
}

/** An entry of a stringsdict. */
export interface PluralEntry {
  format: { pair: PlistPair; text: string } | null;
  variables: PluralVariable[];
}

/** What an entry holds; null where it is no format with plural variables. */
export function pluralEntryOf({ value }: PlistPair, plist: PlistSource): PluralEntry | null {
  const fields = pairsOf(value, plist);
  const formatPair = fields?.get(FORMAT_KEY);
  if (!fields || (formatPair && formatPair.value.name !== 'string')) return null;
  const variables = variablesOf(fields, plist);
  const format = formatPair ? { pair: formatPair, text: textOf(formatPair.value, plist) } : null;
  const names = new Set(variables.map(({ name }) => name));
  const isWhole = referencesIn(format?.text ?? '').every(({ variable }) => names.has(variable));
  return isWhole && variables.length > 0 ? { format, variables } : null;
}

/** The variables of an entry; none if one of its dictionaries is no such rule. */
function variablesOf(fields: ReadonlyMap<string, PlistPair>, plist: PlistSource): PluralVariable[] {
  const dicts = [...fields.values()].filter((field) => field.value.name === 'dict');
  const variables = dicts.flatMap((field) => variableOf(field, plist) ?? []);
  return variables.length === dicts.length ? variables : [];
}

function variableOf({ name, value }: PlistPair, plist: PlistSource): PluralVariable | null {
  const fields = pairsOf(value, plist);
  const rule = fields?.get(RULE_KEY);
  if (!fields || (rule && textOf(rule.value, plist) !== PLURAL_RULE)) return null;
  const pairs = [...fields.values()].filter(
    (field) => field.name !== RULE_KEY && field.name !== VALUE_TYPE_KEY,
  );
  const isText = pairs.every((field) => field.value.name === 'string');
  return isText ? { name, forms: pairs.map((pair) => ({ pair, text: textOf(pair.value, plist) })) } : null;
}

/** The variables that a text refers to. */
export const referencesIn = (text: string): { variable: string; source: string; start: number }[] =>
  text.includes('#@')
    ? [...text.matchAll(REFERENCE)].map(({ index, 0: source, 1: variable = '' }) => ({
        variable,
        source,
        start: index,
      }))
    : [];

/** What a text says beside its variables. */
export const withoutReferences = (text: string): string => text.replace(REFERENCE, '');
