import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import type { KeepContext } from '../model/kept-file.js';
import { checkTexts } from '../model/read-context.js';
import { pluralIn } from '../plurals/laravel-pipes.js';
import { arePipesOfLaravel } from './laravel-json.js';
import { splitForms } from './pipes.js';
import type { WebText } from './style.js';

/** A text with pipes between its forms, or without. */
export interface PipedText {
  key: ReadKey;
  part: Pick<WebText, 'pipes' | 'isPlain'>;
}

/** A text of a file whose plurals have pipes (docs/formats.md, 6.6 and 13.5). Null after reporting why there is none. */
export function readPiped(value: string, name: string, line: number, context: KeepContext): PipedText | null {
  const read = formsOf(value, name, line, context);
  const texts = read && checkTexts(name, read.texts, line, context);
  if (!read || !texts) return null;
  const { forms, pipes, isPlain } = read;
  return {
    key: { isPlural: forms !== undefined, texts, ...(forms && { forms }) },
    part: { ...(pipes && { pipes }), ...(isPlain && { isPlain }) },
  };
}

interface ReadForms {
  texts: string[];
  forms?: PluralForm[];
  pipes?: PluralForm[];
  isPlain?: true;
}

function formsOf(value: string, key: string, line: number, context: KeepContext): ReadForms | null {
  const texts = splitForms(value);
  if (texts.length === 1) return { texts };
  const { pluralMode, tag, reports } = context;
  if (pluralMode === 'cldr') {
    const plural = cldrForms(texts, tag);
    if (!plural) reports.add('pipes_kept', line, { key });
    return plural ?? { texts: [value], isPlain: true };
  }
  return strictForms(value, texts, key, line, context);
}

function strictForms(
  value: string,
  texts: string[],
  key: string,
  line: number,
  { tag, reports, completePlurals }: KeepContext,
): ReadForms | null {
  const inOrder = laravelForms(value, tag);
  if (texts.length === 3) {
    // What strict projects have no name for gets that of another form.
    reports.lost.loseForms(inOrder.filter((form) => !STRICT.includes(form)).length);
    return { texts, forms: STRICT, pipes: STRICT };
  }
  if (texts.length === 2 && completePlurals) {
    reports.add('quantity_filled', line, { key, quantities: ['zero'] });
    return { texts: [texts[1] ?? '', ...texts], forms: STRICT, pipes: ['one', 'other'] };
  }
  reports.add('quantity_not_found_json', line, { key });
  // Of other texts it is not known that they are plurals at all: a pipe is also a character.
  if (inOrder.length > 0 || cldrForms(texts, tag)) reports.lost.leaveOut(key, texts.length);
  return null;
}

const STRICT: PluralForm[] = ['zero', 'one', 'other'];

/** Those of a text of Laravel, which this program itself writes with spaces around its pipes; empty: it is no plural. */
function laravelForms(value: string, tag: string | null): PluralForm[] {
  if (!arePipesOfLaravel(value) || value.includes(' | ')) return [];
  const named = pluralIn(value, { tag, pluralMode: 'cldr', completePlurals: false });
  return (named ?? []).map(({ form }) => form);
}

/** Three forms are exactly 0, one and other; as many as the language has are those. Null: no plural. */
function cldrForms(texts: string[], tag: string | null): ReadForms | null {
  const known = pluralForms(tag);
  if (texts.length === 3) return { texts, forms: ['=0', 'one', 'other'], pipes: ['=0', 'one', 'other'] };
  return texts.length > 3 && texts.length === known.length ? { texts, forms: known, pipes: known } : null;
}
