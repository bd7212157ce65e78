import { isPluralForm } from '../../domain/plural-rules.js';
import { ENTRY, LIST, WHOLE } from './profile-types.js';
import { areTexts, isFlag, isListOf, isText, recordOf } from './record-check.js';
import type { Check } from './record-check.js';

const isBelow =
  (count: number): Check =>
  (index) =>
    Number.isInteger(index) && Number(index) >= 0 && Number(index) < count;

/** Checks of the parts of a file that has so many keys and languages: what opens a bracket, and what is none. */
export function partChecks(keys: number, languages: number): { opens: Check; isPart: Check } {
  const isIndex = isBelow(keys);
  const isLanguage = isBelow(languages);
  const isColumn = recordOf({ column: isLanguage });
  const kinds = [isText, ...holes(isIndex, isLanguage), ...places(isIndex, isLanguage)];
  return {
    opens: (part) => part === ENTRY || part === LIST || part === WHOLE || isColumn(part),
    isPart: (part) => kinds.some((isKind) => isKind(part)),
  };
}

/** What a text, a state or a comment of the project is put into. */
const holes = (isIndex: Check, isLanguage: Check): Check[] => [
  recordOf({
    text: isIndex,
    'form?': isPluralForm,
    'pipes?': (pipes) => isListOf(pipes, isPluralForm) && Array.isArray(pipes) && pipes.length > 0,
    'isPlain?': isFlag,
    'raw?': isText,
    'tag?': isText,
    'before?': isText,
    'after?': isText,
    'language?': isLanguage,
    'isImplied?': isFlag,
    'isAlone?': isFlag,
    'isInBrackets?': isFlag,
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
  recordOf({ frame: isIndex, raw: isText, reference: isText }),
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
    'shape?': isText,
  }),
  recordOf({
    group: (group) => group === null || isText(group),
    'language?': isLanguage,
    'taken?': areTexts,
    'before?': isText,
    'lead?': isText,
  }),
];
