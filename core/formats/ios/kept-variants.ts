import type { LayoutItem } from '../layout/flat-layout.js';
import { END, WHOLE } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { assemble, hole } from './plist-holes.js';
import type { Hole } from './plist-holes.js';
import { pairsOf, textOf } from './plist-items.js';
import type { PlistPair, PlistSource } from './plist-items.js';

/** What an entry has instead of plural variables: texts per kind of device, or per width of the screen. */
const RULES: ReadonlySet<string> = new Set([
  'NSStringDeviceSpecificRuleType',
  'NSStringVariableWidthRuleType',
]);
/** Widths within devices, and no more. */
const MAX_DEPTH = 4;

interface Variant {
  name: string;
  pair: PlistPair;
}

/** Whether an entry of a stringsdict has variants. */
export const hasVariants = ({ value }: PlistPair, plist: PlistSource): boolean => {
  const fields = [...(pairsOf(value, plist)?.values() ?? [])];
  return (
    fields.length > 0 && fields.every(({ name, value: { name: tag } }) => RULES.has(name) && tag === 'dict')
  );
};

/** Reads the variants of an entry, each as a key of its own. What is no text comes back untouched. */
export function readVariants(entry: PlistPair, plist: PlistSource, line: number): LayoutItem | null {
  const { file, context, freeNames, source } = plist;
  const holes: Hole[] = [];
  const entries: number[] = [];
  for (const { name, pair } of variantsOf(entry, plist, MAX_DEPTH)) {
    const checked = checkName(name, line, context);
    const texts = checked === null ? null : checkTexts(checked, [textOf(pair.value, plist)], line, context);
    if (checked === null || !texts) continue;
    file.add(freeNames.take(checked), line, { isPlural: false, texts });
    const text = file.entries.length - 1;
    entries.push(text);
    const { start, end, part } = hole(plist, pair.value);
    holes.push({ start, end, parts: [{ text, ...part }] });
  }
  if (entries.length === 0) return null;
  const parts: ProfilePart[] = [WHOLE, ...assemble(source, entry, holes), END];
  return { kind: 'entry', start: entry.key.start, end: entry.value.end, parts, entries };
}

function variantsOf({ name, value }: PlistPair, plist: PlistSource, depth: number): Variant[] {
  const pairs = [...(pairsOf(value, plist)?.values() ?? [])];
  return pairs.flatMap((pair): Variant[] => {
    const path = RULES.has(pair.name) ? name : `${name}_${pair.name}`;
    if (pair.value.name === 'string') return [{ name: path, pair }];
    const isVariants = RULES.has(pair.name) || hasVariants(pair, plist);
    return depth > 0 && isVariants ? variantsOf({ ...pair, name: path }, plist, depth - 1) : [];
  });
}
