import { isPluralCategory } from '../../../domain/plural-rules.js';
import type { PluralCategory } from '../../../domain/plural-rules.js';

/** What the name of a unit says of its text. */
export interface UnitName {
  /** The name of the entry that it belongs to. */
  stem: string;
  /** What the name of its key ends with behind the stem. */
  suffix: string;
  /** Of a plural. */
  quantity?: PluralCategory;
  /** Of an entry in a `.stringsdict`: the variable, or null for the format around the variables. */
  variable?: string | null;
}

/** Between the name of a string in a catalogue of Xcode and what varies it: `items|==|plural.one`. */
const VARIATION = '|==|';
const STRINGSDICT_FORM = /^\/(.+):dict\/([^/:]+):dict\/(zero|one|two|few|many|other):dict\/:string$/s;
const STRINGSDICT_FORMAT = /^\/(.+):dict\/NSStringLocalizedFormatKey:dict\/:string$/s;

/** Reads the names that Xcode gives to plurals, devices and variables; any other name is that of its key. */
export function unitName(name: string): UnitName {
  const at = name.lastIndexOf(VARIATION);
  const varied = at > 0 ? variation(name.slice(0, at), name.slice(at + VARIATION.length)) : null;
  return varied ?? stringsdict(name) ?? { stem: name, suffix: '' };
}

function variation(stem: string, path: string): UnitName | null {
  const steps = path.split('.');
  let suffix = '';
  for (let step = 0; step < steps.length; step += 2) {
    const [kind, own = ''] = [steps[step], steps[step + 1]];
    if (kind === 'plural' && step + 2 === steps.length && isPluralCategory(own))
      return { stem, suffix, quantity: own };
    if (own === '') return null;
    if (kind === 'device') suffix += `_device_${own}`;
    else if (kind === 'substitutions') suffix += `_${own}`;
    else return null;
  }
  return { stem, suffix };
}

function stringsdict(name: string): UnitName | null {
  if (!name.startsWith('/') || !name.endsWith(':dict/:string')) return null;
  const [, stem = '', variable = '', quantity] = STRINGSDICT_FORM.exec(name) ?? [];
  if (isPluralCategory(quantity)) return { stem, suffix: `_${variable}`, quantity, variable };
  const [, of] = STRINGSDICT_FORMAT.exec(name) ?? [];
  return of === undefined ? null : { stem: of, suffix: '', variable: null };
}

/** The names of the units of a new plural begin so. */
export const pluralPrefix = (name: string): string => `${name}${VARIATION}plural.`;
