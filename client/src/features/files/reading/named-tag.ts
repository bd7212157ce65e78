import { headOf } from '#core/formats/import/decode.js';
import { tagOfCode } from '#core/repository/code-tag.js';
import { saidLanguages } from '#core/repository/said-language.js';
import { SiblingLanguages } from '#core/repository/sibling-languages.js';

/** The language that a file is in by what it says, or else by its name. */
export interface NamedTag {
  /** Canonical BCP 47. */
  tag: string;
  from: 'content' | 'name';
}

/**
 * The language that a file names; null if it names none that is known.
 *
 * @param format the id of its format; null if it is unknown
 */
export function namedTag(name: string, format: string | null, bytes: Uint8Array): NamedTag | null {
  const said = format === null ? null : tagIn(format, headOf(bytes));
  if (said !== null) return { tag: said, from: 'content' };
  const tag = tagOfName(name);
  return tag === null ? null : { tag, from: 'name' };
}

function tagIn(format: string, head: string): string | null {
  const { language } = saidLanguages(format, head);
  return language === null ? null : tagOfCode(language);
}

/** A name that is nothing but a code: `it.json`, although `it` is a word. */
const CODE_ALONE = /^([a-z]{2}(?:[-_][a-z]{2,4})?)\.[^.]+$/i;

function tagOfName(name: string): string | null {
  const [, code] = CODE_ALONE.exec(name) ?? [];
  return code === undefined ? (new SiblingLanguages([name]).of(name)?.tag ?? null) : tagOfCode(code);
}
