import { runSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import { fold, naming, ownNames } from './language-naming.js';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Languages with a name but no two-letter code, and regional ones that are often translated into. */
const FURTHER_TAGS =
  'ast bho ceb chr ckb doi dsb fil fur gsw haw hmn hsb kab kok lus mai mni nds nso sat sco tzm yue zgh ' +
  'ar-001 ar-AE ar-EG ar-MA ar-SA de-AT de-CH en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-419 es-AR es-CL ' +
  'es-CO es-ES es-MX es-US fa-AF fr-BE fr-CA fr-CH it-CH nl-BE pt-BR pt-PT ro-MD sw-CD sr-Cyrl sr-Latn ' +
  'zh-CN zh-HK zh-Hans zh-Hant zh-TW';

/** Made by Intl when it is first needed, and kept. */
class Table<T> {
  private made: T | undefined;

  constructor(private readonly make: () => Steps<T>) {}

  *inSteps(): Steps<T> {
    return (this.made ??= yield* this.make());
  }

  get(): T {
    return this.made ?? runSteps(this.inSteps());
  }
}

/** The tags this platform has an English name for: every two-letter code that is canonical, and the further ones. */
export const knownTags = new Table(function* () {
  const english = naming('en');
  const tags: string[] = [];
  for (const tag of [...PAIRS, ...FURTHER_TAGS.split(' ')]) {
    if (Intl.getCanonicalLocales(tag)[0] === tag && english(tag).length > 0) tags.push(tag);
    yield;
  }
  return tags;
});

/** Tags by their names; where two share a name it means the first. */
const tagsByName = (namesOf: () => (tag: string) => string[]): Table<Map<string, string>> =>
  new Table(function* () {
    const names = namesOf();
    const tags = new Map<string, string>();
    for (const tag of yield* knownTags.inSteps()) {
      for (const name of names(tag).map(fold)) if (!tags.has(name)) tags.set(name, tag);
      yield;
    }
    return tags;
  });

// A name means the language English calls so before any other.
const TAGS_BY_NAME = [
  tagsByName(() => naming('en')),
  tagsByName(() => naming('fr')),
  tagsByName(() => ownNames),
];

/** Regions by their English and French names, long and short: "United Kingdom" and "UK". */
const regions = new Table(function* () {
  const namings = ['en', 'fr'].flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style }),
    ),
  );
  const codes = new Map<string, string>();
  for (const code of PAIRS.map((pair) => pair.toUpperCase())) {
    // If several codes have the same name, the first counts: later ones are former codes.
    for (const name of namings.flatMap((names) => names.of(code) ?? []).map(fold))
      if (!codes.has(name)) codes.set(name, code);
    yield;
  }
  return codes;
});

/** Builds all tables, which takes 50 to 120 ms. The first lookup of a name builds them at once if they are missing. */
export function* makeLanguageTables(): Steps<void> {
  for (const table of [...TAGS_BY_NAME, regions]) yield* table.inSteps();
}

/** Returns the tag of the language with this name; undefined if there is none. */
export function tagNamed(name: string): string | undefined {
  const folded = fold(name);
  for (const tags of TAGS_BY_NAME) {
    const tag = tags.get().get(folded);
    if (tag !== undefined) return tag;
  }
  return undefined;
}

/** Returns the code of the region with this name; undefined if there is none. */
export const regionNamed = (name: string): string | undefined => regions.get().get(fold(name));
