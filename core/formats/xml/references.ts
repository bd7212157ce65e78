import { NAME } from './scanner.js';

/** A reference to an entity by name. */
export const REFERENCE = /&([^\s#&;<>"']+);/g;

/** An ampersand that begins no reference. */
export const BAD_REFERENCE = new RegExp(`&(?!#\\d+;|#x[\\da-fA-F]+;|${NAME.source};)`, 'u');

export interface Reference {
  /** Of its ampersand. */
  offset: number;
  name: string;
  isAttribute: boolean;
}

/** What is opaque to references, by how it opens and closes. */
const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** A run of characters in which an ampersand begins a reference. */
export interface CharacterData {
  text: string;
  /** Offset of the run. */
  start: number;
  isAttribute: boolean;
}

/** The entity references of an XML text from an offset on, outside of comments, CDATA and instructions. */
export function* references(source: string, from: number): Generator<Reference> {
  for (const { text, start, isAttribute } of characterData(source, from)) {
    for (const { index, 1: name = '' } of text.matchAll(REFERENCE))
      yield { offset: start + index, name, isAttribute };
  }
}

/** Text and attribute values from an offset on, which lies outside of tags, comments, CDATA and instructions. */
export function* characterData(source: string, from: number): Generator<CharacterData> {
  for (let at = from; at < source.length;) {
    const opening = endAt(source.indexOf('<', at), source);
    yield { text: source.slice(at, opening), start: at, isAttribute: false };
    const opaque = OPAQUE.find(([start]) => source.startsWith(start, opening));
    if (opaque) {
      const [, end] = opaque;
      at = endAt(source.indexOf(end, opening), source) + end.length;
    } else at = yield* attributeValues(source, opening + 1);
  }
}

/** @returns the offset behind the tag. */
function* attributeValues(source: string, from: number): Generator<CharacterData, number> {
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '>') return at + 1;
    if (character !== '"' && character !== "'") continue;
    const closing = endAt(source.indexOf(character, at + 1), source);
    yield { text: source.slice(at, closing), start: at, isAttribute: true };
    at = closing;
  }
  return source.length;
}

const endAt = (found: number, source: string): number => (found < 0 ? source.length : found);
