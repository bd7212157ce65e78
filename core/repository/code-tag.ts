import { canonicalTag } from '../domain/languages/language-tag.js';
import { naming } from '../domain/languages/language-naming.js';
import { inBcp47 } from '../domain/languages/spelt-code.js';

/** Language, script, region, variants: what stands in paths has no extensions. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*$/i;

/** What is looked up once: a platform takes long for each tag, and a repository has few codes in many paths. */
const cache = new Map<string, string | null>();
const MOST_CACHED = 10_000;

/**
 * The canonical BCP 47 tag of a code as it stands in paths and documents: `pt_BR`, `pt-rBR` and `b+sr+Latn` of Android,
 * `sr@latin` of gettext, `iw`. Null if no language is known for it, or for one of its parts.
 */
export function tagOfCode(code: string): string | null {
  const cached = cache.get(code);
  if (cached !== undefined) return cached;
  const tag = lookedUp(code);
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(code, tag);
  return tag;
}

function lookedUp(code: string): string | null {
  // Platforms know other names for codes in capitals: `bh` stays, and `BH` becomes `bho`.
  const tag = inBcp47(code)?.toLowerCase();
  const canonical = tag !== undefined && TAG.test(tag) ? canonicalTag(tag) : null;
  return canonical !== null && isNamed(canonical) ? canonical : null;
}

/** Undetermined, multiple, none. */
const NO_LANGUAGES: ReadonlySet<string> = new Set(['und', 'mul', 'zxx']);

/** Those in use: any longer word has the shape of one, as in `in-person`. */
const VARIANTS: ReadonlySet<string> = new Set(
  '1901 1994 1996 abl1943 ao1990 arevela arevmda ekavsk ijekavsk oxendict polyton rozaj scotland tarask valencia'.split(
    ' ',
  ),
);

type Known = (part: string | undefined) => boolean;

interface Names {
  readonly isLanguage: (tag: string) => boolean;
  readonly isScript: Known;
  readonly isRegion: Known;
}

/** Made when the first code is looked up, and kept: that takes some milliseconds. */
let names: Names | undefined;

function isNamed(tag: string): boolean {
  const [language = '', ...parts] = tag.split('-');
  if (NO_LANGUAGES.has(language)) return false;
  names ??= makeNames();
  const { script, region } = new Intl.Locale(tag);
  const variants = parts.filter((part) => part !== script && part !== region);
  return (
    names.isLanguage(language) &&
    names.isScript(script) &&
    names.isRegion(region) &&
    variants.every((variant) => VARIANTS.has(variant))
  );
}

function makeNames(): Names {
  const known = (type: 'script' | 'region'): Known => {
    const display = new Intl.DisplayNames(['en'], { type, fallback: 'none' });
    return (part) => part === undefined || display.of(part) !== undefined;
  };
  const languageOf = naming('en');
  return {
    isLanguage: (tag) => languageOf(tag).length > 0,
    isScript: known('script'),
    isRegion: known('region'),
  };
}

/** Codes of countries that are taken for those of languages, and others that are often mistaken. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ['cz', 'cs'],
  ['jp', 'ja'],
  ['ua', 'uk'],
  ['cn', 'zh-Hans'],
  ['gr', 'el'],
  ['dk', 'da'],
  ['vn', 'vi'],
  ['rs', 'sr'],
  ['al', 'sq'],
  ['ge', 'ka'],
  ['us', 'en-US'],
  ['uk-ua', 'uk'],
  ['jp-jp', 'ja'],
  ['cz-cz', 'cs'],
]);

/** The language that an unknown code may mean: a proposal, never applied by itself. Null: none. */
export const likelyTag = (code: string): string | null =>
  SLIPS.get(code.toLowerCase().replaceAll('_', '-')) ?? null;
