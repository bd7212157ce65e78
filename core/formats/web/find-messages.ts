import { fieldsOf, jsonTree } from '../json/json-tree.js';
import type { JsonMember, JsonNode } from '../json/json-tree.js';
import { SHAPE_NAMES, shapeOf } from './message-shapes.js';
import type { MessageShape, ShapeName } from './message-shapes.js';

/** An object that is a key. */
export interface Message {
  object: JsonNode;
  text: JsonMember;
  shape: MessageShape;
}

/** The objects of a file that are keys, by their offsets. */
export interface FoundMessages {
  shape: ShapeName;
  messages: ReadonlyMap<number, Message>;
}

/** One text beside this many messages does not make another kind of file. */
const TEXTS_BESIDE = 10;

/**
 * The objects of a JSON file that are keys, if those are what the file consists of. Linear.
 *
 * @returns null for other files
 * @throws Malformed when it does not parse
 */
export function findMessages(source: string): FoundMessages | null {
  const likely = SHAPE_NAMES.filter((name) => source.includes(`"${shapeOf(name).text}"`));
  if (likely.length === 0) return null;
  const root = jsonTree(source);
  if (root.kind !== 'object') return null;
  for (const shape of likely) {
    const messages = messagesOf(root, shapeOf(shape));
    if (messages) return { shape, messages };
  }
  return null;
}

/** Null if the file has too many other texts. */
function messagesOf(root: JsonNode, shape: MessageShape): Map<number, Message> | null {
  const messages = new Map<number, Message>();
  const sure = new Set<JsonNode>();
  let beside = 0;
  const nodes = [root];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const mayHold = node === root || shape.isNested === true;
    for (const message of mayHold ? messagesIn(node, shape) : []) {
      messages.set(message.object.start, message);
      if (isSure(message)) sure.add(message.object);
    }
    for (const { value } of node.members) if (!sure.has(value)) nodes.push(value);
    beside += Number(node.kind === 'text');
  }
  return sure.size > 0 && beside * TEXTS_BESIDE <= sure.size ? messages : null;
}

const messagesIn = ({ members }: JsonNode, shape: MessageShape): Message[] =>
  members.flatMap(({ value }) => messageIn(value, shape) ?? []);

function messageIn(object: JsonNode, shape: MessageShape): Message | null {
  const text = fieldsOf(object)?.get(shape.text);
  return text?.value.kind === 'text' ? { object, text, shape } : null;
}

/** Whether all texts of an object are those that a message has. */
const isSure = ({ object, text, shape: { description, others } }: Message): boolean =>
  object.members.every(
    (member) =>
      member === text ||
      member.value.kind !== 'text' ||
      member.name === description ||
      others.includes(member.name),
  );
