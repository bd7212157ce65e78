import { descriptionAmong } from '../json/description.js';
import type { Hole } from '../json/icu-holes.js';
import type { JsonMember, JsonNode } from '../json/json-tree.js';
import type { KeepContext } from '../model/kept-file.js';
import type { Message } from './find-messages.js';
import type { JsonItem, JsonKeys } from './json-keys.js';
import type { JsonFrame } from './json-layout.js';

/** Where an object stands that is a key. */
interface MessagePlace {
  source: string;
  item: JsonItem;
  frame: JsonFrame;
  lineAt: (offset: number) => number;
}

/**
 * The places of the text and of the description of a key, by offsets in the file; what else is there is carried
 * (docs/formats.md, 23). Null where it cannot be a key, which is then reported.
 */
export function readMessage(
  { object: { members }, text, id, shape }: Message,
  place: MessagePlace,
  keys: JsonKeys,
  { carried }: KeepContext,
): Hole[] | null {
  const { source, lineAt } = place;
  for (const member of members) {
    const isDescription = member.name === shape.description && member.value.kind === 'text';
    if (member !== text && member !== id && !isDescription) carried.add(member.name, lineAt(member.start));
  }
  const holes = textHoles(text.value, place, keys);
  if (!holes) return null;
  const about = descriptionAmong(members.map(asSpan), shape.description, source);
  if (!about) return holes;
  const { start, end, description } = about;
  const part = { comment: source.slice(start, end), of: keys.describe(description) };
  return [...holes, { start, end, part }].toSorted((one, other) => one.start - other.start);
}

function textHoles(node: JsonNode, { source, item, frame }: MessagePlace, keys: JsonKeys): Hole[] | null {
  if (node.kind === 'object') return keys.readForms(node, source, item, frame);
  const { start, end, value } = node;
  const read = keys.read(value, source.slice(start, end), item, frame);
  return read && read.holes.map((hole) => ({ ...hole, start: hole.start + start, end: hole.end + start }));
}

const asSpan = ({ name, start, value }: JsonMember) => ({
  name,
  start,
  end: value.end,
  text: value.kind === 'text' ? value.value : null,
});
