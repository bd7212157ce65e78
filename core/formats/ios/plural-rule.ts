import type { PlistDict, PlistValue } from './plist.js';

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
  for (const quantity of variable.keys()) {
    if (quantity === RULE_KEY || quantity === VALUE_TYPE_KEY) continue;
    const text = variable.get(quantity);
    if (typeof text !== 'string' || hasReference(text)) return null;
    forms.set(quantity, frame.before + text + frame.after);
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
    const [variable, ...others] = [...fields.values()].filter(isDict);
    return variable && others.length === 0 ? { before: '', after: '', variable } : null;
  }
  const reference = typeof format === 'string' ? onlyReferenceIn(format) : null;
  const variable = reference && fields.get(reference.variable);
  return variable ? { ...reference, variable } : null;
}

interface Reference {
  variable: string;
  before: string;
  after: string;
}

/** The reference of a text and what stands around it; null if there is none, or another. */
function onlyReferenceIn(text: string): Reference | null {
  REFERENCE.lastIndex = 0;
  const found = REFERENCE.exec(text);
  const end = REFERENCE.lastIndex;
  if (!found || REFERENCE.test(text)) return null;
  const [, variable = ''] = found;
  return { variable, before: text.slice(0, found.index), after: text.slice(end) };
}

/** Most texts are as plain as this says; a pattern takes longer. */
const hasReference = (text: string): boolean => text.includes('#@') && text.search(REFERENCE) >= 0;

const isDict = (value: PlistValue): value is PlistDict => typeof value === 'object' && value !== null;

/** Null for anything but a dictionary, and for a dictionary with duplicate keys: both must be reported. */
const fieldsOf = (value: PlistValue): PlistDict['fields'] | null =>
  isDict(value) && !value.hasRepeated ? value.fields : null;

const isPluralRule = (rule: PlistValue | undefined): boolean => rule === undefined || rule === PLURAL_RULE;
