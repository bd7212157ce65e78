import type { CheckId } from '../check-ids.js';
import { comparePlaceholders } from '../compare-placeholders.js';
import type { ComparingRule, Comparison, Context, Report } from '../context.js';
import type { Finding, Fix } from '../finding.js';
import { mayBeNumber, mayOmitNumber } from '../number-placeholder.js';
import { placeholdersIn } from '../placeholders.js';
import type { Placeholder } from '../placeholders.js';

/** Placeholders that are missing, unknown, or of another type than in the source. A broken message is for `syntax`. */
export const placeholderRule: ComparingRule = (context, report) => {
  const { own, source } = context;
  const isBroken = typeof own.icu?.errorAt === 'number' || typeof source.icu?.errorAt === 'number';
  if (source.placeholders.length + own.placeholders.length > 0 && !isBroken) compare(context, report);
};

function compare(context: Comparison, report: Report): void {
  const {
    own: { text, placeholders: own },
    source: { placeholders: source },
  } = context;
  const { missing, unknown, changed } = comparePlaceholders(source, withoutPercent(own, source));
  const lost = missing.filter((placeholder) => !isOptional(placeholder, source, context));
  const strange = unknown.filter(({ argument }) => !isOfOtherForm(argument, context));
  const replacement = lost.length === 1 && strange.length === 1 ? replace(strange[0], lost[0]) : undefined;
  const end = { from: text.length, to: text.length };
  for (const placeholder of lost)
    report(finding('missing', placeholder, end, replacement ?? insertion(placeholder, context)));
  for (const placeholder of strange) report(finding('unknown', placeholder, placeholder, replacement));
  for (const [one, other] of changed) report(finding('type', one, one, replace(one, other)));
}

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

const isOptional = (
  placeholder: Placeholder,
  source: readonly Placeholder[],
  { subject }: Context,
): boolean =>
  placeholder.isDoubtful ||
  (mayOmitNumber(subject.quantity, subject.target.tag) && mayBeNumber(placeholder, source));

/** `one` of the source may leave out a number that `one` of the translation needs. */
const isOfOtherForm = (argument: string, { subject: { quantity, source, placeholders } }: Context): boolean =>
  quantity !== null &&
  (source?.forms ?? []).some(([, text]) =>
    placeholdersIn(text, placeholders).some((other) => other.argument === argument),
  );

const replace = (own: Placeholder | undefined, source: Placeholder | undefined): Fix | undefined =>
  own && source && own.isOrdered === source.isOrdered
    ? { from: own.from, to: own.to, text: source.text }
    : undefined;

/** At the start if the source begins with it, else before the mark at the end; not among placeholders in an order. */
function insertion(
  placeholder: Placeholder,
  { own: { text, placeholders, icu }, source }: Comparison,
): Fix | undefined {
  if (icu || (placeholder.isOrdered && placeholders.length > 0)) return undefined;
  if (placeholder.from === 0) {
    const isSpaced = source.text[placeholder.to] === ' ';
    return { from: 0, to: 0, text: placeholder.text + (isSpaced ? ' ' : '') };
  }
  const at = text.length - (/[\s.!?:…。！？]*$/u.exec(text.slice(-4))?.[0].length ?? 0);
  const isSpaced = source.text[placeholder.from - 1] === ' ' && at > 0;
  return { from: at, to: at, text: (isSpaced ? ' ' : '') + placeholder.text };
}
