import type { PrintfToken, Token } from './token-types.js';

const NAME = String.raw`[\w.-]+`;
const CONVERSIONS = '@dDiuUxXoOfFeEgGaAcCsSpbBhHn';
/** Behind `t`; `%tu` of C is an integer. */
const JAVA_DATES = 'HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc';
const ICU_TYPES = 'plural|selectordinal|select|number|date|time|spellout|ordinal|duration|list';

/**
 * In the order of precedence. The width of a printf placeholder does not start with a zero: zeros are flags, and a
 * character that two parts of a pattern can match takes quadratic time. A space is no flag here, since "50% de remise"
 * would contain `% d`.
 */
const TOKEN = new RegExp(
  [
    '%%',
    // `%arg` is the number of a substitution in a string catalogue.
    String.raw`%(?:(?:\d+\$?)?#@[^@]*@|arg\b)`,
    String.raw`\{\{-?\s*(${NAME})\s*\}\}`,
    String.raw`%?\{\s*(${NAME})\s*\}`,
    String.raw`(\{\{-?\s*${NAME}\s*,[^{}]*\}\}|\{\s*${NAME}\s*,\s*(?:${ICU_TYPES})\b|\$t\([^()]*\))`,
    String.raw`%(?:(\d+)\$|(<))?([-+0#,']*)(\*(?:\d+\$)?|[1-9]\d*)?(\.(?:\*(?:\d+\$)?|\d*))?` +
      String.raw`(hh|h|ll|l|q|L|z|j|t(?=[iuoxX]))?([tT][${JAVA_DATES}]|[${CONVERSIONS}])`,
    `(%(?= [${CONVERSIONS}]))`,
    '%',
  ].join('|'),
  'g',
);

const NUMBER_BEFORE = /[\p{Nd}}]\s?$/u;
const LETTER_AFTER = /^[\p{L}'’]/u;

/** Returns whether a text may contain anything but words. Cheap, for many texts. */
export const mayHavePlaceholders = (text: string): boolean =>
  text.includes('%') || text.includes('{') || text.includes('$t(');

/** Splits a text into words and placeholders, in linear time. No token is empty; an empty text has none. */
export function tokensOf(text: string): Token[] {
  if (!mayHavePlaceholders(text)) return text === '' ? [] : [{ kind: 'text', source: text }];
  const tokens: Token[] = [];
  let end = 0;
  TOKEN.lastIndex = 0;
  // `matchAll` would copy the pattern for each text.
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const token = percentSign(text, match.index, tokenOf(match));
    if (match.index > end) tokens.push({ kind: 'text', source: text.slice(end, match.index) });
    tokens.push(token);
    end = match.index + token.source.length;
  }
  if (end < text.length) tokens.push({ kind: 'text', source: text.slice(end) });
  return tokens;
}

// By number: an object of named groups for each match would double the time.
function tokenOf(match: RegExpExecArray): Token {
  const { 0: source, 1: double, 2: name = double, 3: expression, 10: conversion, 11: doubt } = match;
  if (source === '%%') return { kind: 'percent', source, isDoubtful: false };
  if (source === '%') return { kind: 'percent', source, isDoubtful: doubt !== undefined };
  if (name !== undefined) return { kind: 'name', source, name, isDouble: double !== undefined };
  if (expression !== undefined) return { kind: 'expression', source };
  return conversion === undefined ? { kind: 'reference', source } : printfToken(match, conversion);
}

function printfToken(match: RegExpExecArray, conversion: string): PrintfToken {
  const { 0: source, 4: position, 5: relative } = match;
  const { 6: flags = '', 7: width = '', 8: precision = '', 9: length = '' } = match;
  return {
    kind: 'printf',
    source,
    position: position === undefined ? null : Number(position),
    isRelative: relative !== undefined,
    flags,
    width,
    precision,
    length,
    conversion,
    isDoubtful: false,
  };
}

/** A token, marked as doubtful after a number; before further letters, it is a percent sign. */
function percentSign(text: string, start: number, token: Token): Token {
  if (token.kind !== 'printf' || !isBare(token)) return token;
  if (!NUMBER_BEFORE.test(text.slice(Math.max(0, start - 2), start))) return token;
  const after = start + token.source.length;
  return LETTER_AFTER.test(text.slice(after, after + 2))
    ? { kind: 'percent', source: '%', isDoubtful: true }
    : { ...token, isDoubtful: true };
}

/** Returns whether it is a percent sign followed by letters. */
const isBare = ({ source, length, conversion }: PrintfToken): boolean =>
  conversion !== '@' && source === `%${length}${conversion}`;
