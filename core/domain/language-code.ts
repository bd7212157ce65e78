/** The shape of a BCP 47 tag: language, script, region, variants. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Languages with a name but no two-letter code, and regional ones that are often translated into. */
const FURTHER_TAGS =
  'ast bho ceb chr ckb doi dsb fil fur gsw haw hmn hsb kab kok lus mai mni nds nso sat sco tzm yue zgh ' +
  'ar-001 ar-AE ar-EG ar-MA ar-SA de-AT de-CH en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-419 es-AR es-CL ' +
  'es-CO es-ES es-MX es-US fa-AF fr-BE fr-CA fr-CH it-CH nl-BE pt-BR pt-PT ro-MD sw-CD sr-Cyrl sr-Latn ' +
  'zh-CN zh-HK zh-Hans zh-Hant zh-TW';

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The tags this platform has an English name for: every two-letter code that is canonical, and the further ones. */
const knownTags = once(() => {
  const pairs = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  const english = naming('en');
  return [...pairs, ...FURTHER_TAGS.split(' ')].filter(
    (tag) => Intl.getCanonicalLocales(tag)[0] === tag && english(tag).length > 0,
  );
});

/** What languages are called in a language: "Brazilian Portuguese" and "Portuguese (Brazil)" alike. */
function naming(language: string): (tag: string) => string[] {
  const styles = (['dialect', 'standard'] as const).map(
    (languageDisplay) =>
      new Intl.DisplayNames([language], { type: 'language', fallback: 'none', languageDisplay }),
  );
  return (tag) => [...new Set(styles.flatMap((style) => style.of(tag) ?? []))];
}

// Where the platform has no data of a language it would answer in the language of the browser.
const ownNames = (tag: string): string[] =>
  Intl.DisplayNames.supportedLocalesOf([tag]).length > 0 ? naming(tag)(tag) : [];

const fold = (name: string): string => name.normalize('NFC').toLowerCase();

function indexBy(namesOf: (tag: string) => string[]): Map<string, string> {
  const pairs = knownTags().flatMap((tag) => namesOf(tag).map((name): [string, string] => [fold(name), tag]));
  // Where two languages share a name it means the first: of two entries of a Map the later wins.
  return new Map(pairs.reverse());
}

/** Names that the platform does not know as such, as they are often written. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
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
];

// A name means the language English calls so before any other; the rest is listed only when it is needed.
const indexes = [
  once(() => indexBy(naming('en'))),
  once(() => indexBy(naming('fr'))),
  once(() => indexBy(ownNames)),
  once(() => new Map(OTHER_NAMES)),
];

/** Regions by their English and French names, long and short: "United Kingdom" and "UK". */
const regions = once(() => {
  const codes = [...LETTERS.toUpperCase()].flatMap((first) =>
    [...LETTERS.toUpperCase()].map((second) => first + second),
  );
  const namings = ['en', 'fr'].flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style }),
    ),
  );
  const pairs = codes.flatMap((code) => namings.map((naming) => [naming.of(code), code] as const));
  // Of the codes with one name, the first: the later ones are former codes.
  return new Map(
    pairs.toReversed().flatMap(([name, code]) => (name === undefined ? [] : [[fold(name), code]])),
  );
});

/** `de-LU` for "German (Luxembourg)". */
function regionalTag(name: string): string | null {
  const [, language, region] = /^(.+?)\s*\((.+)\)$/.exec(name) ?? [];
  if (language === undefined || region === undefined) return null;
  const code = regions().get(fold(region));
  const tag = code === undefined ? null : named(language);
  return tag === null || tag.includes('-') ? null : `${tag}-${code}`;
}

function named(name: string): string | null {
  for (const index of indexes) {
    const found = index().get(fold(name));
    if (found !== undefined) return found;
  }
  return null;
}

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
    knownTags()
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
  if (!TAG.test(tag)) return null;
  try {
    const [canonical = tag] = Intl.getCanonicalLocales(tag);
    const [name] = naming(inLanguage)(canonical);
    return name === undefined ? null : { tag: canonical, name, ownName: ownNames(canonical)[0] ?? null };
  } catch {
    // Well-formed parts that make no tag together, such as the same variant twice.
    return null;
  }
}
