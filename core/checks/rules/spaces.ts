import { isAt, SIGN } from '../characters.js';
import type { Context, Report, Rule } from '../context.js';
import type { Finding } from '../finding.js';

/** `spaces`: the same spaces at the edges as the source, and no double spaces unless the source has some. */
export const spaceRule: Rule = (context, report) => {
  edges(context, report);
  doubles(context, report);
};

function edges({ own, source }: Context, report: Report): void {
  if (!source || source.text.trim() === '' || own.text.trim() === '') return;
  const start = startOf(own.text);
  const end = endOf(own.text);
  const before = source.text.slice(0, startOf(source.text));
  const after = source.text.slice(endOf(source.text));
  if (start > 0 !== (before !== '')) report(edge(0, start, before));
  if (end < own.text.length !== (after !== '')) report(edge(end, own.text.length, after));
}

const edge = (from: number, to: number, text: string): Finding => ({
  check: 'spaces',
  at: [from, to],
  args: { kind: from === 0 ? 'start' : 'end' },
  fix: { from, to, text },
});

const startOf = (text: string): number => {
  let at = 0;
  while (isAt(text, at, SIGN.space)) at += 1;
  return at;
};

const endOf = (text: string): number => {
  let at = text.length;
  while (at > 0 && isAt(text, at - 1, SIGN.space)) at -= 1;
  return at;
};

function doubles({ own: { text, plain }, source }: Context, report: Report): void {
  if (!hasDouble(plain) || (source && hasDouble(source.plain))) return;
  const last = endOf(text);
  for (let at = startOf(text); at < last; at += 1) {
    const from = at;
    while (isBlank(plain, at)) at += 1;
    if (at - from > 1 && isInLine(text, from, at)) report(double(text, from, at));
  }
}

const isInLine = (text: string, from: number, to: number): boolean =>
  !isAt(text, from - 1, SIGN.lineBreak) && !isAt(text, to, SIGN.lineBreak);

/** Keeps one space, a non-breaking one if there is one. */
const double = (text: string, from: number, to: number): Finding => ({
  check: 'spaces',
  at: [from, to],
  args: { kind: 'double' },
  fix: { from, to, text: /[^ ]/.exec(text.slice(from, to))?.[0] ?? ' ' },
});

const isBlank = (text: string, at: number): boolean =>
  isAt(text, at, SIGN.space) && !isAt(text, at, SIGN.lineBreak);

const hasDouble = (text: string): boolean => / [ \u00A0\u202F]|[\u00A0\u202F] /.test(text);
