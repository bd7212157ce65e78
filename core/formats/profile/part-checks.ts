import { isPluralForm } from '../../domain/plural-rules.js';
import { ENTRY, ITEMS, LIST, WHOLE } from '../model/profile-types.js';
import { areTexts, isFlag, isListOf, isText, optional, recordOf } from '../model/record-check.js';
import type { Check } from '../model/record-check.js';

const isBelow =
  (count: number): Check =>
  (index) =>
    Number.isInteger(index) && Number(index) >= 0 && Number(index) < count;

const BRACKETS: ReadonlySet<unknown> = new Set([ENTRY, WHOLE, ITEMS, LIST]);

/** What opens a bracket, and what is none. */
export interface PartChecks {
  opens: Check;
  isPart: Check;
}

/**
 * Checks of the parts of a file that has so many keys and languages.
 *
 * @param ownText of the fields that texts of its format have beside those of all
 */
export function partChecks(
  keys: number,
  languages: number,
  ownText: Readonly<Record<string, Check>> = {},
): PartChecks {
  const isIndex = isBelow(keys);
  const isLanguage = isBelow(languages);
  const isColumn = recordOf({ column: isLanguage });
  const kinds = [isText, ...holes(isIndex, isLanguage, ownText), ...places(isIndex, isLanguage)];
  return {
    opens: (part) => BRACKETS.has(part) || isColumn(part),
    isPart: (part) => kinds.some((isKind) => isKind(part)),
  };
}

/** What a text, a state or a comment of the project is put into. */
const holes = (isIndex: Check, isLanguage: Check, ownText: Readonly<Record<string, Check>>): Check[] => [
  recordOf({
    text: isIndex,
    'form?': isPluralForm,
    'pipes?': (pipes) => isListOf(pipes, isPluralForm) && Array.isArray(pipes) && pipes.length > 0,
    'raw?': isText,
    'source?': isText,
    'tag?': isText,
    'before?': isText,
    'after?': isText,
    'language?': isLanguage,
    'isImplied?': isFlag,
    'isAlone?': isFlag,
    'isCarried?': isFlag,
    'isNoText?': isFlag,
    'isOwn?': isFlag,
    ...optional(ownText),
  }),
  recordOf({
    state: isIndex,
    raw: isText,
    'language?': isLanguage,
    'form?': isPluralForm,
    'original?': isText,
    'means?': (means) => means === 'validated' || means === 'modified',
  }),
  recordOf({ comment: isText, of: isIndex }),
  recordOf({ beside: isIndex }),
  recordOf({ frame: isIndex, raw: isText, reference: isText, 'language?': isLanguage }),
];

/** Where forms, languages and keys go that the file does not have. */
const places = (isIndex: Check, isLanguage: Check): Check[] => [
  recordOf({
    forms: isIndex,
    lead: isText,
    'name?': isText,
    'taken?': areTexts,
    'language?': isLanguage,
    'below?': isText,
    'above?': isText,
    'isEntry?': isFlag,
  }),
  recordOf({ rows: isIndex, name: isText, taken: (forms) => isListOf(forms, isPluralForm) }),
  recordOf({
    languages: (indexes) => isListOf(indexes, isIndex),
    'below?': isText,
    'above?': isText,
    'raw?': isText,
    'copy?': isText,
    'shape?': isText,
  }),
  recordOf({
    group: (group) => group === null || isText(group),
    'path?': isText,
    'language?': isLanguage,
    'taken?': areTexts,
    'before?': isText,
    'lead?': isText,
  }),
];
