import { quoted } from '../json/json-string.js';
import type { CatalogueStyle } from './style.js';

/** An object of a catalogue; its members in the order in which they are written. */
export type CatalogueNode = string | number | CatalogueNode[] | CatalogueObject;

export interface CatalogueObject {
  members: readonly (readonly [name: string, value: CatalogueNode])[];
}

/** How Xcode writes. */
export const XCODE_STYLE: CatalogueStyle = { newline: '\n', lead: '  ', colon: ' : ' };

/** A member with the white space before it. */
export const memberSource = (
  name: string,
  value: CatalogueNode,
  depth: number,
  style: CatalogueStyle,
): string =>
  `${leadOf(depth, style)}${quoted(name, style)}${colonOf(style)}${nodeSource(value, depth, style)}`;

/** @param depth of the line on which the node begins */
export function nodeSource(node: CatalogueNode, depth: number, style: CatalogueStyle): string {
  if (typeof node === 'string') return quoted(node, style);
  if (typeof node === 'number') return String(node);
  const end = leadOf(depth, style);
  if (Array.isArray(node)) {
    const items = node.map((item) => leadOf(depth + 1, style) + nodeSource(item, depth + 1, style));
    return `[${items.join(',')}${end}]`;
  }
  const members = node.members.map(([name, value]) => memberSource(name, value, depth + 1, style));
  return `{${members.join(',')}${end}}`;
}

export const leadOf = (depth: number, { lead, newline }: CatalogueStyle): string =>
  lead === null ? '' : newline + lead.repeat(depth);

const colonOf = ({ colon = ' : ' }: CatalogueStyle): string => colon;
