import { CST } from 'yaml';

import type { Messages } from './messages.js';
import { isPlain } from './source/plain.js';
import type { YamlStyle } from './style.js';
import { hasEntry, isPlural, keyText } from './source/tokens.js';
import type { Item } from './source/tokens.js';
import { newlineOf } from './yaml-layout.js';

/** How a file is written, and whether it is sorted. */
export interface FoundStyle {
  profile: YamlStyle;
  /** Whether all of its mappings are sorted, so that new keys go to their places. */
  isSorted: boolean;
}

const USUAL_INDENTATION = '  ';

/**
 * How new entries of a file are written.
 *
 * @param hasRoot whether its keys stand below the code of a language
 * @param messages of a list
 */
export function yamlStyle(
  source: string,
  text: string,
  root: CST.Token | null,
  hasRoot: boolean,
  messages: Messages | null = null,
): FoundStyle {
  const { plain, single, double, indentation, compared, unsorted } = countsOf(root, hasRoot, messages);
  const profile: YamlStyle = {
    newline: newlineOf(source),
    lead: indentation > 0 ? ' '.repeat(indentation) : USUAL_INDENTATION,
    ...(single > double && { quote: "'" as const }),
    ...(single + double > plain && { isQuoted: true as const }),
    ...(messages && { messages: messages.style }),
    ...((hasRoot || text.trim() === '') && { hasRoot: true as const }),
  };
  return { profile, isSorted: compared >= LEAST_COMPARED && unsorted === 0 };
}

function countsOf(root: CST.Token | null, hasRoot: boolean, messages: Messages | null): Counts {
  const counts: Counts = { plain: 0, single: 0, double: 0, compared: 0, unsorted: 0, indentation: 0 };
  if (root?.type === 'block-map') count(root, counts, hasRoot);
  for (const { map, text } of messages?.items ?? []) countText(text.value, counts, map.indent);
  return counts;
}

/** Fewer names are in order by chance. */
const LEAST_COMPARED = 4;

interface Counts {
  /** Texts that need no quotes, by how they are written. */
  plain: number;
  single: number;
  double: number;
  compared: number;
  unsorted: number;
  /** Of the first mapping in another one. */
  indentation: number;
}

const STYLES = new Map<string, 'plain' | 'single' | 'double'>([
  ['scalar', 'plain'],
  ['single-quoted-scalar', 'single'],
  ['double-quoted-scalar', 'double'],
]);

function count(map: CST.BlockMap, counts: Counts, isRoot: boolean): void {
  const items = (map.items as Item[]).filter(hasEntry);
  if (!isRoot) countOrder(items.map(keyText), counts);
  for (const { value } of items) {
    if (value?.type !== 'block-map') countStyle(value, counts);
    else {
      if (counts.indentation === 0) counts.indentation = value.indent - map.indent;
      if (!isPlural(value)) count(value, counts, false);
    }
  }
}

/** The text of a message, or those of its plural. */
function countText(value: CST.Token | null | undefined, counts: Counts, indent: number): void {
  if (value?.type !== 'block-map') countStyle(value, counts);
  else {
    if (counts.indentation === 0) counts.indentation = value.indent - indent;
    for (const form of value.items) countStyle(form.value, counts);
  }
}

function countStyle(value: CST.Token | null | undefined, counts: Counts): void {
  const style = value && STYLES.get(value.type);
  if (style && isPlain(CST.resolveAsScalar(value)?.value ?? '')) counts[style] += 1;
}

function countOrder(names: readonly (string | null)[], counts: Counts): void {
  names.reduce((before, name) => {
    if (before === null || name === null) return name;
    counts.compared += 1;
    if (compareNames(before, name) > 0) counts.unsorted += 1;
    return name;
  }, null);
}

/** The order of sorted files: that of characters, as Ruby has it. */
export const compareNames = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
