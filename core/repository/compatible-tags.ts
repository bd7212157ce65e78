/** Norwegian is written in one of these. */
const NORWEGIAN: ReadonlySet<string> = new Set(['no nb', 'nb no', 'no nn', 'nn no']);

/**
 * Whether two tags may name one language, one of them more exactly: `pt` and `pt-BR`, `zh-CN` and `zh-Hans`, `no` and `nb`;
 * not `pt-PT` and `pt-BR`, nor `zh-TW` and `zh-Hans`.
 */
export function areCompatible(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  if (one === other) return true;
  const [first, second] = [new Intl.Locale(one), new Intl.Locale(other)];
  const languages = [first.language, second.language];
  if (first.language !== second.language && !NORWEGIAN.has(languages.join(' '))) return false;
  const isInRegion = !first.region || !second.region || first.region === second.region;
  return isInRegion && first.maximize().script === second.maximize().script;
}
