import { fold, naming, ownNames } from './language-naming.js';
import { knownTags, regionNamed, tagNamed } from './language-tables.js';

/** The shape of a BCP 47 tag: language, script, region, variants. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** Names that the platform does not know as such, as they are often written. */
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

/** Longer names are no language with its region or script. */
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
 * The BCP 47 tag of a language as a person named it: its English, French or own name, case ignored ("French",
 * "français"), with a region or script in any order ("English (UK)", "Chinese Simplified"), or the tag itself (`fr`,
 * `pt_BR`). Null when the name resolves to none.
 */
export function languageTag(name: string): string | null {
  const trimmed = name.trim();
  const tag = trimmed.replaceAll('_', '-');
  if (/^[a-z]{2}\b/.test(tag) && TAG.test(tag)) return tag;
  return named(trimmed) ?? regionalTag(trimmed) ?? (TAG.test(tag) ? tag : reorderedTag(trimmed));
}

/** The canonical BCP 47 tag of a code such as `pt_BR`; null if it is none. */
export function canonicalTag(code: string): string | null {
  const tag = code.trim().replaceAll('_', '-');
  if (!TAG.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    // Well-formed parts that make no tag together, such as the same variant twice.
    return null;
  }
}

export interface LanguageName {
  /** BCP 47. */
  tag: string;
  /** What it is called in the language asked for; without a capital where that language writes none. */
  name: string;
  /** What it calls itself; null if that is unknown. */
  ownName: string | null;
}

/** All known languages, sorted by their names in `inLanguage`: what a form suggests. No name occurs twice. */
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

/** What the language of a tag is called, also one that is not among the known ones; null if it has no name. */
export function languageNamed(tag: string, inLanguage: string): LanguageName | null {
  const canonical = TAG.test(tag) ? canonicalTag(tag) : null;
  const name = canonical === null ? undefined : naming(inLanguage)(canonical)[0];
  if (canonical === null || name === undefined) return null;
  return { tag: canonical, name, ownName: ownNames(canonical)[0] ?? null };
}
