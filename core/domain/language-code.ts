/** ISO 639-1, the three-letter codes in common use, and the variants people name apart. */
const TAGS = `
aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et
eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk
kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny
oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk
tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
ast ckb chr fil fur gsw haw hsb kab smn yue
de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fr-CA fr-CH nl-BE pt-BR pt-PT sr-Cyrl sr-Latn
uz-Cyrl zh-Hans zh-Hant
`
  .trim()
  .split(/\s+/);

/** A name that already is a tag: language, then script, then region; `pt_BR` counts as `pt-BR`. */
const TAG_SHAPE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** The name of a language in a language; null where this platform does not know it. */
export function languageName(tag: string, inLanguage: string): string | null {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' }).of(tag) ?? null;
  } catch {
    return null;
  }
}

type Naming = (tag: string) => string | null;

const namedIn = (language: string): Naming => {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  return (tag) => names.of(tag) ?? null;
};

// English and French first, then each language's own name; a name that means two languages means the first.
const indexBy = (naming: Naming): Map<string, string> => {
  const index = new Map<string, string>();
  for (const tag of TAGS) {
    const name = naming(tag);
    if (name !== null && !index.has(fold(name))) index.set(fold(name), tag);
  }
  return index;
};

let indexes: (() => Map<string, string>)[] | null = null;

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

const allIndexes = (): (() => Map<string, string>)[] =>
  (indexes ??= [
    once(() => indexBy(namedIn('en'))),
    once(() => indexBy(namedIn('fr'))),
    once(() => indexBy((tag) => languageName(tag, tag))),
  ]);

/**
 * The BCP 47 tag of a language as a person named it: the tag itself (`fr`, `pt_BR`), or its English, French or own
 * name, case ignored ("French", "français"). Null when the name resolves to none.
 */
export function languageTag(name: string): string | null {
  const trimmed = name.trim();
  const tag = trimmed.replaceAll('_', '-');
  if (TAG_SHAPE.test(tag)) return tag;
  for (const index of allIndexes()) {
    const found = index().get(fold(trimmed));
    if (found !== undefined) return found;
  }
  return null;
}

/** The names of all known languages in one language, sorted as it sorts: what a form suggests. */
export function languageNames(inLanguage: string): string[] {
  const naming = namedIn(inLanguage);
  const names = new Set(TAGS.map(naming).filter((name) => name !== null));
  return [...names].sort(new Intl.Collator(inLanguage).compare);
}
