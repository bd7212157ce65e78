import { behindSign, endOfForm, ICU_NAME, ICU_SPACE, TEXT_QUOTED } from './icu-scanner.js';

/** A message that is one plural: `{n, plural, one {# file} other {# files}}`. Offsets count in the message. */
export interface IcuPlural {
  argument: string;
  /** The offset of its opening brace; `end` is the offset after the closing one. */
  start: number;
  end: number;
  /** Each of another name, `other` among them. */
  forms: IcuForm[];
  /** The text around it, which every form begins and ends with; empty where it is white space. */
  before: string;
  after: string;
}

export interface IcuForm {
  /** A category, or `=` and a number. */
  selector: string;
  /** The offset of the white space before the selector; `name` is that of the selector. */
  lead: number;
  name: number;
  /** The start of its text. */
  start: number;
  end: number;
}

const HEAD = new RegExp(`\\{${ICU_SPACE}(${ICU_NAME})${ICU_SPACE},${ICU_SPACE}plural${ICU_SPACE},`, 'y');
const FORM = new RegExp(`(${ICU_SPACE})(=\\d+|${ICU_NAME})${ICU_SPACE}\\{`, 'y');
const TAIL = new RegExp(`${ICU_SPACE}\\}`, 'y');
const NESTED = new RegExp(
  `\\{${ICU_SPACE}${ICU_NAME}${ICU_SPACE},${ICU_SPACE}(?:plural|select|selectordinal|choice)${ICU_SPACE},`,
);

/** No message has as many; each is looked for among the others. */
const MOST_FORMS = 100;

/** Text around a plural becomes a part of each form: of more forms than these, that would be too much. */
const MOST_FRAMED = 12;

/**
 * The plural that a message is. Null for any other: text, a select, an ordinal, several plurals or nested ones, an offset,
 * no `other`, and text around it that would mean something else in a form. Linear.
 */
export function readIcuPlural(message: string): IcuPlural | null {
  const start = message.includes('plural') ? startOfPlural(message) : null;
  if (start === null) return null;
  HEAD.lastIndex = start;
  const [head = '', argument = ''] = HEAD.exec(message) ?? [];
  const body = readForms(message, start + head.length);
  if (!body || !isText(message, body.end)) return null;
  const before = wordsIn(message.slice(0, start));
  const after = wordsIn(message.slice(body.end));
  return mayFrame(before, after, body.forms) ? { argument, start, before, after, ...body } : null;
}

/** Returns the offset of the first plural at the top level. */
function startOfPlural(message: string): number | null {
  for (let at: number | null = 0; at !== null && at < message.length;) {
    HEAD.lastIndex = at;
    if (message[at] === '{' && HEAD.test(message)) return at;
    at = message[at] === '}' ? null : behindSign(message, at, TEXT_QUOTED);
  }
  return null;
}

function readForms(message: string, at: number): { forms: IcuForm[]; end: number } | null {
  const forms: IcuForm[] = [];
  for (let form = readForm(message, at); form; form = readForm(message, form.end + 1)) {
    if (forms.length === MOST_FORMS) return null;
    forms.push(form);
  }
  TAIL.lastIndex = (forms.at(-1)?.end ?? at) + 1;
  const selectors = new Set(forms.map(({ selector }) => selector));
  const isWhole = TAIL.test(message) && selectors.has('other') && selectors.size === forms.length;
  return isWhole ? { forms, end: TAIL.lastIndex } : null;
}

/** Returns null if no form starts here, or if it is not closed or contains another plural. */
function readForm(message: string, lead: number): IcuForm | null {
  FORM.lastIndex = lead;
  const [opening, space = '', selector = ''] = FORM.exec(message) ?? [];
  if (opening === undefined) return null;
  const start = lead + opening.length;
  const end = endOfForm(message, start);
  if (end === null || NESTED.test(message.slice(start, end))) return null;
  return { selector, lead, name: lead + space.length, start, end };
}

/** Returns whether a message contains only text and simple arguments from an offset on. */
function isText(message: string, from: number): boolean {
  let at: number | null = from;
  while (at !== null && at < message.length)
    at = message[at] === '}' ? null : behindSign(message, at, TEXT_QUOTED);
  return at !== null;
}

const wordsIn = (text: string): string => (text.trim() === '' ? '' : text);

/** Inside a form, `#` is the number, and an apostrophe at an edge may quote what follows it. */
function mayFrame(before: string, after: string, forms: readonly IcuForm[]): boolean {
  if (before === '' && after === '') return true;
  const isOther = [before, after].some((around) => around.includes('#') || NESTED.test(around));
  return !isOther && !before.endsWith("'") && !/^'|'$/.test(after) && forms.length <= MOST_FRAMED;
}
