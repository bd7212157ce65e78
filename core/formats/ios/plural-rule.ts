import type { PlistValue } from './plist.js';

const FORMAT_KEY = 'NSStringLocalizedFormatKey';
const RULE_KEY = 'NSStringFormatSpecTypeKey';
const VALUE_TYPE_KEY = 'NSStringFormatValueTypeKey';
const PLURAL_RULE = 'NSStringPluralRuleType';
/** `%#@files@`, `%1$#@files@`, `%1#@files@`. */
const REFERENCE = /%(?:\d+\$?)?#@([^@]*)@/g;

/**
 * The texts of an entry by quantity, each with the format around it: "Add %#@n@ now" and "%d file" make "Add %d file
 * now" (docs/formats.md, D-25). Null where one text per quantity cannot say what the entry says (D-26).
 */
export function formsOf(entry: PlistValue): Map<string, string> | null {
  const fields = fieldsOf(entry);
  const frame = fields && frameOf(fields);
  const variable = frame && fieldsOf(frame.variable);
  if (!variable || !isPluralRule(variable.get(RULE_KEY))) return null;
  const forms = new Map<string, string>();
  for (const [quantity, value] of variable) {
    if (quantity === RULE_KEY || quantity === VALUE_TYPE_KEY) continue;
    if (value.kind !== 'string' || referencesIn(value.text).length > 0) return null;
    forms.set(quantity, `${frame.before}${value.text}${frame.after}`);
  }
  return forms;
}

/** The one variable of an entry and the text around it. */
interface Frame {
  before: string;
  after: string;
  variable: PlistValue;
}

function frameOf(fields: ReadonlyMap<string, PlistValue>): Frame | null {
  const format = fields.get(FORMAT_KEY);
  if (format === undefined) {
    const [variable, ...others] = [...fields.values()].filter(({ kind }) => kind === 'dict');
    return variable && others.length === 0 ? { before: '', after: '', variable } : null;
  }
  if (format.kind !== 'string') return null;
  const [reference, ...others] = referencesIn(format.text);
  const variable = reference && fields.get(reference.variable);
  if (!variable || others.length > 0) return null;
  return { before: format.text.slice(0, reference.start), after: format.text.slice(reference.end), variable };
}

const referencesIn = (text: string): { variable: string; start: number; end: number }[] =>
  !text.includes('#@')
    ? []
    : [...text.matchAll(REFERENCE)].map(({ index, 0: whole, 1: variable = '' }) => ({
        variable,
        start: index,
        end: index + whole.length,
      }));

/** Null for anything but a dictionary, and for a dictionary with duplicate keys: both must be reported. */
const fieldsOf = (value: PlistValue): ReadonlyMap<string, PlistValue> | null =>
  value.kind === 'dict' && !value.hasRepeated ? value.fields : null;

const isPluralRule = (rule: PlistValue | undefined): boolean =>
  rule === undefined || (rule.kind === 'string' && rule.text === PLURAL_RULE);
