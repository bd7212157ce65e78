import type { CST } from 'yaml';

import type { MessageStyle } from './style.js';
import {
  dashedItems,
  gapOf,
  hasEntry,
  isPlural,
  isScalar,
  keyText,
  kindOf,
  mappingOf,
  scalarValue,
} from './source/tokens.js';
import type { Item } from './source/tokens.js';

export const ID = 'id';
export const TEXT = 'translation';
export const DESCRIPTION = 'description';

/** A mapping in a list that is a key. */
export interface Message {
  /** Of its dash. */
  offset: number;
  map: CST.BlockMap;
  id: string;
  /** Its value is a text, or the forms of a plural. */
  text: Item;
  description: Item | undefined;
}

export interface Messages {
  items: readonly Message[];
  style: MessageStyle;
  /** White space before the dashes. */
  indent: number;
}

/**
 * The messages of a list, as go-i18n (version 1) and Hugo have it (docs/formats.md, 23). Null for any other file: all items
 * have an `id`.
 */
export function messagesIn(root: CST.Token | null, text: string): Messages | null {
  if (root?.type !== 'block-seq') return null;
  const found = dashedItems(root).map(({ offset, value }) => messageIn(offset, value));
  const items = found.flatMap((message) => message ?? []);
  const last = items.at(-1);
  if (!last || found.some((message) => message === undefined)) return null;
  const isApart = BLANK_LINE.test(text.slice(items.at(-2)?.offset ?? last.offset, last.offset));
  return {
    items,
    indent: root.indent,
    style: {
      lead: ' '.repeat(last.map.indent - root.indent),
      ...(isApart && { isApart: true as const }),
      ...(items.some(({ description }) => description) && { isDescribed: true as const }),
    },
  };
}

const BLANK_LINE = /\n[ \t]*\r?\n/;

/** Null for one without a text; undefined for what is no message at all. */
function messageIn(offset: number, map: CST.Token | undefined): Message | null | undefined {
  if (map?.type !== 'block-map') return undefined;
  const members = new Map((map.items as Item[]).filter(hasEntry).map((item) => [keyText(item), item]));
  const { value } = members.get(ID) ?? {};
  if (!isScalar(value) || kindOf(value) !== null) return undefined;
  const text = members.get(TEXT);
  return text && isText(text)
    ? { offset, map, id: scalarValue(value), text, description: members.get(DESCRIPTION) }
    : null;
}

function isText(item: Item): boolean {
  const forms = mappingOf(item.value);
  if (forms) return isPlural(forms);
  return item.value ? isScalar(item.value) && kindOf(item.value) === null : gapOf(item) !== null;
}
