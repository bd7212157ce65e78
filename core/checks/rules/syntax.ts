import { isRareForm, isPluralCategory, pluralForms } from '../../domain/plural-rules.js';
import type { Context, Rule } from '../context.js';
import type { IcuArgument } from '../icu-message.js';

/** `syntax`: an ICU message that cannot be parsed, or an argument that lacks a branch. */
export const syntaxRule: Rule = (context, report) => {
  const { own, source } = context;
  if (!own.icu) return;
  const { errorAt } = own.icu;
  if (errorAt !== null) {
    const detail = own.text.slice(errorAt, errorAt + SHOWN);
    if (typeof source?.icu?.errorAt !== 'number')
      report({ check: 'syntax', at: [errorAt, own.text.length], args: { kind: 'unreadable', detail } });
    return;
  }
  for (const argument of own.icu.arguments) {
    const missing = missingBranches(argument, context);
    if (isUnknown(argument, context))
      report({
        check: 'syntax',
        at: [argument.from, argument.to],
        args: { kind: 'type', detail: argument.type },
      });
    else if (missing.length > 0)
      report({
        check: 'syntax',
        at: [argument.from, argument.to],
        args: { kind: 'branches', detail: missing.join(', '), count: missing.length },
      });
  }
};

/** The types of ICU. Programs may have types of their own: those are in the source too. */
const TYPES = new Set(
  'plural select selectordinal number date time list choice spellout ordinal duration'.split(' '),
);

const isUnknown = ({ type }: IcuArgument, { source }: Context): boolean =>
  type !== '' && !TYPES.has(type) && source?.icu?.arguments.some((other) => other.type === type) !== true;

/** The number of characters of a broken message that the finding shows. */
const SHOWN = 24;

/** Returns the missing branches: those of the source, or for a plural with any category, those of the language. */
function missingBranches({ name, type, selectors }: IcuArgument, { source, subject }: Context): string[] {
  const expected = source?.icu?.arguments.find((other) => other.name === name && other.type === type);
  const needed = type === 'plural' ? categories(selectors, subject.target.tag) : (expected?.selectors ?? []);
  return type === 'selectordinal' ? [] : needed.filter((selector) => !selectors.includes(selector));
}

const categories = (selectors: readonly string[], tag: string | null): string[] =>
  selectors.some((selector) => isPluralCategory(selector) && selector !== 'other')
    ? pluralForms(tag).filter((form) => !isRareForm(tag, form))
    : [];
