import { descriptionAmong } from '../json/description.js';
import type { Hole } from '../json/icu-holes.js';
import type { JsonMember } from '../json/json-tree.js';
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
  { object: { members }, text, shape }: Message,
  { source, item, frame, lineAt }: MessagePlace,
  keys: JsonKeys,
  { carried }: KeepContext,
): Hole[] | null {
  const { start, end, value } = text.value;
  const read = keys.read(value, source.slice(start, end), item, frame);
  for (const member of members) {
    const isDescription = member.name === shape.description && member.value.kind === 'text';
    if (member !== text && !isDescription) carried.add(member.name, lineAt(member.start));
  }
  if (!read) return null;
  const holes = read.holes.map((hole) => ({ ...hole, start: hole.start + start, end: hole.end + start }));
  const place = descriptionAmong(members.map(asSpan), shape.description, source);
  if (!place) return holes;
  const comment = source.slice(place.start, place.end);
  const of = keys.describe(place.description);
  return [...holes, { start: place.start, end: place.end, part: { comment, of } }].toSorted(
    (one, other) => one.start - other.start,
  );
}

const asSpan = ({ name, start, value }: JsonMember) => ({
  name,
  start,
  end: value.end,
  text: value.kind === 'text' ? value.value : null,
});
