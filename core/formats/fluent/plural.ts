import { isPluralForm, pluralForms } from '../../domain/plural-rules.js';
import { COMMON_GROUP } from '../../domain/rules.js';
import type { KeepContext } from '../model/kept-file.js';
import { readPlaceable } from './patterns.js';
import type { Pattern, Selection, Variant } from './patterns.js';
import { patternText } from './texts.js';
import { behindBlank } from './tokens.js';

/** A pattern that is one selector of a number: `{ $count -> [one] … *[other] … }`. */
export interface FluentPlural {
  /** The variable, without its sign. */
  argument: string;
  /** By what the project calls their forms: `one`, `=0`. */
  variants: ReadonlyMap<string, Variant>;
}

const SELECTOR = /^(NUMBER\s*\(\s*)?\$([a-zA-Z][\w-]*)/;
const IS_ORDINAL = /type\s*:\s*"ordinal"/;

/** No message has as many; each is looked for among the others. */
const MOST_VARIANTS = 100;

/**
 * The plural that a pattern is. Null for any other: with text around, several selectors, variants that are no forms of a
 * plural, another default than `other`.
 */
export function pluralIn(
  source: string,
  pattern: Pattern,
  name: string,
  context: Pick<KeepContext, 'tag' | 'isKnownPlural'>,
): FluentPlural | null {
  const selection = selectionIn(source, pattern);
  const variants = selection && formsIn(source, selection);
  if (!selection || !variants) return null;
  const selector = source.slice(selection.start, selection.end);
  const [, call, argument] = SELECTOR.exec(selector) ?? [];
  if (argument === undefined || IS_ORDINAL.test(selector)) return null;
  const isSure = variants.size > 1 || call !== undefined;
  return isSure || isKnown(name, context) ? { argument, variants } : null;
}

/** What selects the whole of a pattern. */
function selectionIn(source: string, { start, end }: Pattern): Selection | null {
  const at = behindBlank(source, start);
  const placeable = source[at] === '{' ? readPlaceable(source, at) : null;
  return placeable?.end === end ? placeable.selection : null;
}

/** A selector of `other` alone counts where the language has no other form, or the project has the plural. */
const isKnown = (name: string, { tag, isKnownPlural }: Pick<KeepContext, 'tag' | 'isKnownPlural'>): boolean =>
  pluralForms(tag).length === 1 || isKnownPlural(COMMON_GROUP, name);

function formsIn(source: string, { variants }: Selection): Map<string, Variant> | null {
  if (variants.length > MOST_VARIANTS) return null;
  const forms = new Map(variants.map((variant) => [formOf(variant.key), variant] as const));
  const isPlural =
    forms.size === variants.length &&
    forms.get('other')?.isDefault === true &&
    [...forms.keys()].every(isPluralForm) &&
    variants.every(({ pattern }) => !selects(source, pattern));
  return isPlural ? forms : null;
}

const formOf = (key: string): string => (/^\d/.test(key) ? `=${key}` : key);

/** Whether a pattern has a selector. */
function selects(source: string, { start, end }: Pattern): boolean {
  for (let at = source.indexOf('{', start); at >= 0 && at < end;) {
    const placeable = readPlaceable(source, at);
    if (!placeable || placeable.selection) return true;
    at = source.indexOf('{', placeable.end);
  }
  return false;
}

/** The texts of a plural, by their forms. */
export const pluralTexts = (source: string, { variants }: FluentPlural): Map<string, string> =>
  new Map(
    [...variants].map(([form, { pattern }]) => [form, patternText(source.slice(pattern.start, pattern.end))]),
  );
