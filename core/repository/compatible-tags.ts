/**
 * Whether two tags may name one language, one of them more exactly: `pt` and `pt-BR`, `zh-CN` and `zh-Hans`; not `pt-PT`
 * and `pt-BR`, nor `zh-TW` and `zh-Hans`.
 */
export function areCompatible(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  if (one === other) return true;
  const [first, second] = [new Intl.Locale(one), new Intl.Locale(other)];
  if (first.language !== second.language) return false;
  const isInRegion = !first.region || !second.region || first.region === second.region;
  return isInRegion && first.maximize().script === second.maximize().script;
}
