import { comparePlaceholders } from '../compare-placeholders.js';
import type { Context, Rule } from '../context.js';
import type { CheckId } from '../check-ids.js';
import type { Finding, Fix } from '../finding.js';
import { mayBeNumber, mayOmitNumber } from '../number-placeholder.js';
import { placeholdersIn } from '../placeholders.js';
import type { Placeholder } from '../placeholders.js';

/** Placeholders that are missing, unknown, or of another type than in the source. */
export const placeholderRule: Rule = (context, report) => {
  const { text, sourceText, placeholders: syntax } = context;
  if (sourceText === '' || (!mayHold(text) && !mayHold(sourceText))) return;
  const source = placeholdersIn(sourceText, syntax);
  const own = placeholdersIn(text, syntax);
  if (source.length + own.length > 0) compare(context, source, own, report);
};

function compare(
  context: Context,
  source: readonly Placeholder[],
  own: readonly Placeholder[],
  report: Parameters<Rule>[1],
): void {
  const { missing, unknown, changed } = comparePlaceholders(source, withoutPercent(own, source));
  const lost = missing.filter((placeholder) => !isOptional(placeholder, source, context));
  const strange = unknown.filter(({ argument }) => !isOfOtherForm(argument, context));
  const replacement = lost.length === 1 && strange.length === 1 ? replace(strange[0], lost[0]) : undefined;
  const end = { from: context.text.length, to: context.text.length };
  for (const placeholder of lost)
    report(finding('missing', placeholder, end, replacement ?? insertion(placeholder, context, own)));
  for (const placeholder of strange) report(finding('unknown', placeholder, placeholder, replacement));
  for (const [one, other] of changed) report(finding('type', one, one, replace(one, other)));
}

const mayHold = (text: string): boolean => text.includes('%') || text.includes('{') || text.includes('$t(');

const finding = (
  check: CheckId,
  { text }: Placeholder,
  { from, to }: { from: number; to: number },
  fix: Fix | undefined,
): Finding => ({ check, at: [from, to], args: { list: text, count: 1 }, ...(fix && { fix }) });

/** A percent sign behind a number is no placeholder unless the source has that one. */
const withoutPercent = (own: readonly Placeholder[], source: readonly Placeholder[]): Placeholder[] =>
  own.filter(
    ({ isDoubtful, argument }) =>
      !isDoubtful || source.some((placeholder) => placeholder.argument === argument),
  );

const isOptional = (placeholder: Placeholder, source: readonly Placeholder[], context: Context): boolean =>
  placeholder.isDoubtful ||
  (mayOmitNumber(context.quantity, context.target.tag) && mayBeNumber(placeholder, source));

/** `one` of the source may leave out a number that `one` of the translation needs. */
const isOfOtherForm = (argument: string, { quantity, source, placeholders, sourceText }: Context): boolean =>
  quantity !== null &&
  (source?.forms.some(
    ([, text]) =>
      text !== sourceText && placeholdersIn(text, placeholders).some((other) => other.argument === argument),
  ) ??
    false);

const replace = (own: Placeholder | undefined, source: Placeholder | undefined): Fix | undefined =>
  own && source && own.isOrdered === source.isOrdered
    ? { from: own.from, to: own.to, text: source.text }
    : undefined;

/** At the start if the source begins with it, else before the mark at the end; not among placeholders in an order. */
function insertion(
  placeholder: Placeholder,
  { text, sourceText }: Context,
  own: readonly Placeholder[],
): Fix | undefined {
  if (placeholder.isOrdered && own.length > 0) return undefined;
  if (sourceText.startsWith(placeholder.text)) {
    const isSpaced = sourceText[placeholder.to] === ' ' && text !== '';
    return { from: 0, to: 0, text: placeholder.text + (isSpaced ? ' ' : '') };
  }
  const at = text.length - (/[\s.!?:…。！？]*$/u.exec(text.slice(-4))?.[0].length ?? 0);
  const isSpaced = sourceText[placeholder.from - 1] === ' ' && at > 0;
  return { from: at, to: at, text: (isSpaced ? ' ' : '') + placeholder.text };
}
