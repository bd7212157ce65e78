import { isPluralCategory } from '../../domain/plural-rules.js';
import { fieldsOf, jsonTree } from '../json/json-tree.js';
import type { JsonMember, JsonNode } from '../json/json-tree.js';
import { SHAPE_NAMES, shapeOf } from './message-shapes.js';
import type { MessageShape, ShapeName } from './message-shapes.js';

/** An object that is a key. */
export interface Message {
  object: JsonNode;
  /** Its value is a text, or an object of the forms of a plural. */
  text: JsonMember;
  shape: MessageShape;
  /** Of an item of a list: the member that is its name. */
  id?: JsonMember;
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
  for (const shape of likely) {
    if (root.kind !== (shapeOf(shape).id === undefined ? 'object' : 'array')) continue;
    const find = shapeOf(shape).isOfForms ? messagesOfForms : messagesOf;
    const messages = find(root, shapeOf(shape));
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

/**
 * Those of a file that has nothing but texts and such objects, one of which says more than one text. Null if it is no such
 * file: names of forms are also words.
 */
function messagesOfForms(root: JsonNode, shape: MessageShape): Map<number, Message> | null {
  const messages = messagesIn(root, shape).filter(isSure);
  const objects = root.members.filter(({ value }) => value.kind !== 'text');
  const saysMore = messages.some(({ object: { members } }) => members.length > 1);
  if (!saysMore || messages.length < objects.length) return null;
  return new Map(messages.map((message) => [message.object.start, message]));
}

const messagesIn = ({ members }: JsonNode, shape: MessageShape): Message[] =>
  members.flatMap(({ value }) => messageIn(value, shape) ?? []);

function messageIn(object: JsonNode, shape: MessageShape): Message | null {
  const fields = fieldsOf(object);
  const text = fields?.get(shape.text);
  if (!text || !isText(text.value, shape)) return null;
  if (shape.id === undefined) return { object, text, shape };
  const id = fields?.get(shape.id);
  return id?.value.kind === 'text' ? { object, text, shape, id } : null;
}

const isText = (node: JsonNode, { hasForms }: MessageShape): boolean =>
  node.kind === 'text' || (hasForms === true && areForms(node));

/** Whether an object holds the forms of a plural, and nothing else. */
function areForms(node: JsonNode): boolean {
  const fields = fieldsOf(node);
  if (!fields || fields.size === 0) return false;
  return [...fields.values()].every(({ name, value }) => isPluralCategory(name) && value.kind === 'text');
}

/** Whether all texts of an object are those that a message has. */
const isSure = ({ object, text, id, shape: { description, others, isOfForms } }: Message): boolean =>
  object.members.every(
    (member) =>
      member === text ||
      member === id ||
      (member.value.kind !== 'text' && !isOfForms) ||
      member.name === description ||
      others.includes(member.name) ||
      (isOfForms && member.value.kind === 'text' && isPluralCategory(member.name)),
  );
