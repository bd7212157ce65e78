/** What a plain scalar is that is no text, as Ruby's YAML 1.1 takes it. */
export type PlainKind = 'null' | 'boolean' | 'number' | 'date' | 'symbol';

const KINDS: readonly (readonly [PlainKind, RegExp])[] = [
  ['null', /^(?:~|null|Null|NULL)$/],
  ['boolean', /^(?:yes|no|true|false|on|off)$/i],
  ['number', /^[-+]?(?:0b[01_,]+|0x[\da-fA-F_,]+|\d[\d_,]*)$/],
  ['number', /^[-+]?(?:\d[\d_,]*\.[\d_,]*|\.\d[\d_,]*)(?:[eE][-+]?\d+)?$/],
  ['number', /^[-+]?\d[\d_,]*[eE][-+]?\d+$/],
  ['number', /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/],
  ['number', /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.\d*)?$/],
  ['date', /^\d{4}-\d{1,2}-\d{1,2}(?:$|[Tt \t]+\d)/],
  ['symbol', /^:[^\s]/],
];

/** How all of them begin; a word is one of a few. */
const MAY_BE = /^(?:[-+.:~\d]|[a-z]{2,5}$)/i;

/** Null: it is a text. */
export const plainKind = (text: string): PlainKind | null =>
  MAY_BE.test(text) ? (KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;

/** Words that some readers of YAML take for no text, beside those above: `y` and `n` of YAML 1.1, `=` and `<<`. */
const WORDS = /^(?:y|n|=|<<|\.)$/i;

/** What a plain scalar cannot begin with. */
const INDICATOR = /^(?:[-?:](?:\s|$)|[,[\]{}#&*!|>'"%@`=]|---|\.\.\.)/;

const UNFIT = /^\s|\s$|:(?:\s|$)|\s#|[\t\n\r\u0085\u2028\u2029]/;
const IN_BRACKETS = /[,[\]{}:]|^[-?]/;
const CONTROL = /(?!\t)[\p{Cc}\p{Cs}\ufeff\ufffe\uffff\u2028\u2029]/u;

/** Whether a text can stand without quotes, and is a text for every reader. */
export function isPlain(text: string, isInBrackets = false): boolean {
  if (text === '' || plainKind(text) !== null) return false;
  const unfit = [WORDS, INDICATOR, UNFIT, CONTROL, ...(isInBrackets ? [IN_BRACKETS] : [])];
  return !unfit.some((pattern) => pattern.test(text));
}

/** Whether only double quotes can hold a text: the others have no escapes. */
export const needsEscapes = (text: string): boolean => CONTROL.test(text);
