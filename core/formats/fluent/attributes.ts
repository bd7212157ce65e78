import { fluentItems } from './entries.js';

/**
 * Stands between the parts of a new attribute, see `newAttribute`: no text has it. A file gets it only until it is whole.
 */
const MARK = '\0';

/** A new attribute, for the message that `withAttributes` finds. `head`: what stands before it if there is none. */
export const newAttribute = (head: string, message: string, attribute: string): string =>
  [MARK + head, message, attribute + MARK].join(MARK);

interface Insertion {
  at: number;
  text: string;
}

/** What stands before a new attribute, and its parts. */
interface NewAttribute {
  before: string;
  head: string;
  message: string;
  attribute: string;
}

/** A file with its new attributes at the end of their messages, or in messages of their own. Linear. */
export function withAttributes(text: string): string {
  if (!text.includes(MARK)) return text;
  const pieces = text.split(MARK);
  const source = pieces.filter((_, index) => index % 4 === 0).join('');
  const ends = endsOfMessages(source);
  const insertions = [...ends.values()];
  let at = 0;
  for (const { before, head, message, attribute } of newAttributes(pieces)) {
    at += before.length;
    const known = ends.get(message);
    if (known) known.text += attribute;
    else {
      const own = { at, text: `${head}${message} =${attribute}` };
      ends.set(message, own);
      insertions.push(own);
    }
  }
  return inserted(source, insertions);
}

function* newAttributes(pieces: readonly string[]): Iterable<NewAttribute> {
  for (let index = 0; index + 4 < pieces.length; index += 4) {
    const [before = '', head = '', message = '', attribute = ''] = pieces.slice(index, index + 4);
    yield { before, head, message, attribute };
  }
}

/** Of several messages of one name, the first one is shown. */
function endsOfMessages(source: string): Map<string, Insertion> {
  const ends = new Map<string, Insertion>();
  for (const item of fluentItems(source))
    if (item.kind === 'message' && !ends.has(item.name)) ends.set(item.name, { at: item.end, text: '' });
  return ends;
}

function inserted(source: string, insertions: readonly Insertion[]): string {
  const pieces: string[] = [];
  let copied = 0;
  for (const { at, text } of insertions.toSorted((one, other) => one.at - other.at)) {
    pieces.push(source.slice(copied, at), text);
    copied = at;
  }
  return pieces.join('') + source.slice(copied);
}
