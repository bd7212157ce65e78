import { languageRoot } from '#core/formats/web/language-roots.js';
import { headOf } from '#core/formats/import/decode.js';
import { tagOfCode } from '#core/repository/code-tag.js';
import { saidLanguages } from '#core/repository/said-language.js';
import { SiblingLanguages } from '#core/repository/sibling-languages.js';
import { isWord } from '#core/repository/words.js';

/** The language that a file is in by what it says, or else by its name. */
export interface NamedTag {
  /** Canonical BCP 47. */
  tag: string;
  from: 'content' | 'name';
  /** Whether the code may as well be a word, and nothing else in the file says that it is a language. */
  isWord: boolean;
}

/**
 * The language that a file names; null if it names none that is known.
 *
 * @param format the id of its format; null if it is unknown
 */
export function namedTag(name: string, format: string | null, bytes: Uint8Array): NamedTag | null {
  const said = format === null ? null : tagIn(format, headOf(bytes));
  if (said !== null) return { tag: said, from: 'content', isWord: false };
  const byName = tagOfName(name);
  const byRoot = format === 'json' ? tagOfRoot(bytes) : null;
  if (byRoot) return { ...byRoot, from: 'content', isWord: byRoot.isWord && byName?.tag !== byRoot.tag };
  return byName && { ...byName, from: 'name' };
}

function tagIn(format: string, head: string): string | null {
  const { language } = saidLanguages(format, head);
  return language === null ? null : tagOfCode(language);
}

type Code = Omit<NamedTag, 'from'>;

/** The language of JSON with one object, which may as well be a group. */
function tagOfRoot(bytes: Uint8Array): Code | null {
  // A second object may begin anywhere: the whole file is read if its beginning has only one.
  const code = languageRoot(headOf(bytes)) && languageRoot(headOf(bytes, bytes.length));
  const tag = code && tagOfCode(code);
  return tag ? { tag, isWord: isWord(code) && isWord(code.replace(/[-_].*/, '')) } : null;
}

/** A name that is nothing but a code. */
const CODE_ALONE = /^([a-z]{2}(?:[-_][a-z]{2,4})?)\.[^.]+$/i;

/** Codes that files are called for another reason: `id.json` may hold ids. Fewer than those in longer names. */
const WORDS: ReadonlySet<string> = new Set(
  'am an as be go he id in io is it la me my no or os so to tv'.split(' '),
);

function tagOfName(name: string): Code | null {
  const found = new SiblingLanguages([name]).of(name)?.tag ?? null;
  if (found !== null) return { tag: found, isWord: false };
  const [, code] = CODE_ALONE.exec(name) ?? [];
  const tag = code === undefined ? null : tagOfCode(code);
  return tag === null || code === undefined ? null : { tag, isWord: WORDS.has(code.toLowerCase()) };
}
