import { descriptionAmong } from '../json/description.js';
import { isPluralCategory } from '../../domain/plural-rules.js';
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
  message: Message,
  place: MessagePlace,
  keys: JsonKeys,
  context: KeepContext,
): Hole[] | null {
  const { object, text, shape } = message;
  const { source, lineAt } = place;
  const { members } = object;
  carryRest(message, lineAt, context);
  const isPlural = shape.isOfForms && keys.isPluralOfForms(object, place.item, place.frame);
  const holes = textHoles(isPlural ? object : text.value, place, keys);
  if (!holes) return null;
  const about = descriptionAmong(members.map(asSpan), shape.description, source);
  if (!about) return holes;
  const { start, end, description } = about;
  const part = { comment: source.slice(start, end), of: keys.describe(description) };
  return [...holes, { start, end, part }].toSorted((one, other) => one.start - other.start);
}

/** What is neither the text nor its description, name or further form. */
function carryRest(
  { object: { members }, text, id, shape }: Message,
  lineAt: (offset: number) => number,
  { carried }: KeepContext,
): void {
  for (const member of members) {
    const isDescription = member.name === shape.description && member.value.kind === 'text';
    const isForm = shape.isOfForms === true && isPluralCategory(member.name);
    if (member !== text && member !== id && !isDescription && !isForm)
      carried.add(member.name, lineAt(member.start));
  }
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
