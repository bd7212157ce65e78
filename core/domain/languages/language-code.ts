import { fold, naming, ownNames } from './language-naming.js';
import { knownTags, regionNamed, tagNamed } from './language-tables.js';
import { inBcp47 } from './spelt-code.js';

/** The shape of a BCP 47 tag: language, script, region, variants. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** Common names that the platform does not know. */
const OTHER_NAMES = new Map([
  ['azeri', 'az'],
  ['bahasa indonesia', 'id'],
  ['bahasa melayu', 'ms'],
  ['farsi', 'fa'],
  ['kirghiz', 'ky'],
  ['mandarin', 'zh'],
  ['moldovan', 'ro-MD'],
  ['myanmar', 'my'],
  ['norwegian bokmal', 'nb'],
  ['panjabi', 'pa'],
  ['sinhalese', 'si'],
  ['slovene', 'sl'],
  ['tagalog', 'tl'],
]);

/** `de-LU` for "German (Luxembourg)". */
function regionalTag(name: string): string | null {
  const [, language, region] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? [];
  if (language === undefined || region === undefined) return null;
  const code = regionNamed(region);
  const tag = code === undefined ? null : named(language);
  return tag === null || tag.includes('-') ? null : `${tag}-${code}`;
}

const named = (name: string): string | null => tagNamed(name) ?? OTHER_NAMES.get(fold(name)) ?? null;

/** Longer texts are not the name of a language with a region or script. */
const MOST_WORDS = 6;

/** `zh-Hans` for "Chinese Simplified", `en-GB` for "English, UK" and "UK English": whichever part is the language. */
function reorderedTag(name: string): string | null {
  const words = name.split(/[\s,()]+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > MOST_WORDS) return null;
  for (let index = 1; index < words.length; index += 1) {
    const parts = [words.slice(0, index).join(' '), words.slice(index).join(' ')] as const;
    for (const [language, qualifier] of [parts, parts.toReversed()] as const) {
      const whole = `${language} (${qualifier})`;
      const tag = named(`${qualifier} ${language}`) ?? named(whole) ?? regionalTag(whole);
      if (tag !== null) return tag;
    }
  }
  return null;
}

/**
 * Returns the BCP 47 tag for the name of a language: its English, French or own name, ignoring case ("French",
 * "français"), with a region or script in any order ("English (UK)", "Chinese Simplified"), or the tag itself (`fr`,
 * `pt_BR`). Null if the name is unknown.
 */
export function languageTag(name: string): string | null {
  const trimmed = name.trim();
  const tag = trimmed.replaceAll('_', '-');
  if (/^[a-z]{2}\b/.test(tag) && TAG.test(tag)) return tag;
  return named(trimmed) ?? regionalTag(trimmed) ?? (TAG.test(tag) ? tag : reorderedTag(trimmed));
}

/** Returns the canonical BCP 47 tag of a code as documents spell it: `pt_BR`, `sr@latin`, `zh-YUE`; null if it is invalid. */
export function canonicalTag(code: string): string | null {
  const tag = inBcp47(code.trim());
  if (tag === null || !TAG.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    // The parts are well-formed, but not a valid tag, such as the same variant twice.
    return null;
  }
}

export interface LanguageName {
  /** BCP 47. */
  tag: string;
  /** The name in the requested language; without a capital if that language writes none. */
  name: string;
  /** The language's own name; null if unknown. */
  ownName: string | null;
}

/** All known languages, sorted by their names in `inLanguage`, for suggestions in forms. No name occurs twice. */
export function languageNames(inLanguage: string): LanguageName[] {
  const namesOf = naming(inLanguage);
  const tags = new Map(
    knownTags
      .get()
      .toReversed()
      .flatMap((tag) =>
        namesOf(tag)
          .slice(0, 1)
          .map((name) => [name, tag] as const),
      ),
  );
  const { compare } = new Intl.Collator(inLanguage);
  return [...tags]
    .map(([name, tag]) => ({ tag, name, ownName: ownNames(tag)[0] ?? null }))
    .sort((one, other) => compare(one.name, other.name));
}

/** Returns the name of the language with a tag, even if it is not one of the known ones; null if it has no name. */
export function languageNamed(tag: string, inLanguage: string): LanguageName | null {
  const canonical = TAG.test(tag) ? canonicalTag(tag) : null;
  const name = canonical === null ? undefined : naming(inLanguage)(canonical)[0];
  if (canonical === null || name === undefined) return null;
  return { tag: canonical, name, ownName: ownNames(canonical)[0] ?? null };
}
