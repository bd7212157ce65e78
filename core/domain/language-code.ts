/** The shape of a BCP 47 tag: language, script, region, variants. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Languages with a name but no two-letter code, and the regional ones that have a name of their own. */
const FURTHER_TAGS =
  'ast bho ceb chr ckb doi dsb fil fur gsw haw hmn hsb kab kok lus mai mni nds nso sat sco tzm yue zgh ' +
  'ar-001 de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fa-AF fr-CA fr-CH nl-BE pt-BR pt-PT ro-MD sw-CD ' +
  'sr-Cyrl sr-Latn zh-Hans zh-Hant';

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

// A name means the language English calls so before any other; the rest is listed only when it is needed.
const indexes = [
  once(() => indexBy(naming('en'))),
  once(() => indexBy(naming('fr'))),
  once(() => indexBy(ownNames)),
];

/** Whether `text` has the shape of a BCP 47 tag. */
export const isLanguageTag = (text: string): boolean => TAG.test(text);

/**
 * The BCP 47 tag of a language as a person named it: its English, French or own name, case ignored ("French",
 * "français"), or the tag itself (`fr`, `pt_BR`). Null when the name resolves to none.
 */
export function languageTag(name: string): string | null {
  const trimmed = name.trim();
  const tag = trimmed.replaceAll('_', '-');
  if (/^[a-z]{2}\b/.test(tag) && TAG.test(tag)) return tag;
  for (const index of indexes) {
    const found = index().get(fold(trimmed));
    if (found !== undefined) return found;
  }
  return TAG.test(tag) ? tag : null;
}

/** The names of all known languages in one language, sorted as it sorts: what a form suggests. */
export function languageNames(inLanguage: string): string[] {
  const namesOf = naming(inLanguage);
  const names = new Set(knownTags().flatMap((tag) => namesOf(tag)[0] ?? []));
  return [...names].sort(new Intl.Collator(inLanguage).compare);
}
