import type { CheckId } from '../check-ids.js';
import { comparePlaceholders } from '../compare-placeholders.js';
import type { ComparingRule, Comparison, Context, Report } from '../context.js';
import type { Finding, Fix } from '../finding.js';
import { mayBeNumber, mayOmitNumber } from '../number-placeholder.js';
import { placeholdersIn } from '../placeholders.js';
import type { Placeholder } from '../placeholders.js';

/**
 * `missing`, `unknown`, `type`: placeholders that differ from those of the source. Broken ICU messages are left to
 * `syntax`.
 */
export const placeholderRule: ComparingRule = (context, report) => {
  const { own, source } = context;
  const isBroken = typeof own.icu?.errorAt === 'number' || typeof source.icu?.errorAt === 'number';
  const numbers = neededNumbers(context);
  const all = source.placeholders.length + own.placeholders.length + numbers.length;
  if (all > 0 && !isBroken) compare(context, numbers, report);
};

/** Of a form that needs its number, such as that of 1, 21, 31 …, where `one` of the source does without: that of its `other`. */
function neededNumbers({ own, source, subject }: Comparison): Placeholder[] {
  const { quantity, target, placeholders } = subject;
  if (quantity === null || own.icu || mayOmitNumber(quantity, target.tag)) return [];
  const other = subject.source?.forms.find(([form]) => form === 'other')?.[1] ?? '';
  const known = argumentsOf(source.placeholders);
  const inOther = placeholdersIn(other, placeholders);
  return inOther.filter((one) => !one.isDoubtful && mayBeNumber(one, inOther) && !known.has(one.argument));
}

function compare(context: Comparison, numbers: readonly Placeholder[], report: Report): void {
  const { text, placeholders: own } = context.own;
  const source = [...context.source.placeholders, ...numbers];
  const { missing, unknown, changed } = comparePlaceholders(source, withoutPercent(own, source));
  const lost = missing.filter((placeholder) => !isOptional(placeholder, source, context));
  const ofForms = unknown.length === 0 ? NO_ARGUMENTS : argumentsOfForms(context);
  const strange = unknown.filter(({ argument }) => !ofForms.has(argument));
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

/** A percent sign after a number counts as a placeholder only if the source has it. */
function withoutPercent(own: readonly Placeholder[], source: readonly Placeholder[]): Placeholder[] {
  const known = argumentsOf(source);
  return own.filter(({ isDoubtful, argument }) => !isDoubtful || known.has(argument));
}

const argumentsOf = (placeholders: readonly Placeholder[]): ReadonlySet<string> =>
  new Set(placeholders.map(({ argument }) => argument));

const isOptional = (
  placeholder: Placeholder,
  source: readonly Placeholder[],
  { subject }: Context,
): boolean =>
  placeholder.isDoubtful ||
  (mayOmitNumber(subject.quantity, subject.target.tag) && mayBeNumber(placeholder, source));

/**
 * Returns the arguments of all source forms: the form `one` of the source may omit a number that the translation needs.
 */
const argumentsOfForms = ({ subject: { quantity, source, placeholders } }: Context): ReadonlySet<string> =>
  quantity === null
    ? NO_ARGUMENTS
    : argumentsOf((source?.forms ?? []).flatMap(([, text]) => placeholdersIn(text, placeholders)));

const NO_ARGUMENTS: ReadonlySet<string> = new Set();

const replace = (own: Placeholder | undefined, source: Placeholder | undefined): Fix | undefined =>
  own && source && own.isOrdered === source.isOrdered
    ? { from: own.from, to: own.to, text: source.text }
    : undefined;

/**
 * Returns the fix that inserts a placeholder: at the start if the source starts with it, else before the final mark.
 * None among ordered placeholders, whose position matters.
 */
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
