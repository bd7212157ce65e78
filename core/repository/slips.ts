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
