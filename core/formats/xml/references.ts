/** A reference to an entity by name. */
export const REFERENCE = /&([^\s#&;<>"']+);/g;

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

/** The entity references of an XML text from an offset on, outside of comments, CDATA and instructions. */
export function* references(source: string, from: number): Generator<Reference> {
  for (let at = from; at < source.length;) {
    const opening = endAt(source.indexOf('<', at), source);
    yield* referencesIn(source.slice(at, opening), at, false);
    const opaque = OPAQUE.find(([start]) => source.startsWith(start, opening));
    if (opaque) {
      const [, end] = opaque;
      at = endAt(source.indexOf(end, opening), source) + end.length;
    } else at = yield* referencesInTag(source, opening + 1);
  }
}

/** @returns the offset behind the tag. */
function* referencesInTag(source: string, from: number): Generator<Reference, number> {
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '>') return at + 1;
    if (character !== '"' && character !== "'") continue;
    const closing = endAt(source.indexOf(character, at + 1), source);
    yield* referencesIn(source.slice(at, closing), at, true);
    at = closing;
  }
  return source.length;
}

function* referencesIn(text: string, start: number, isAttribute: boolean): Generator<Reference> {
  for (const { index, 1: name = '' } of text.matchAll(REFERENCE))
    yield { offset: start + index, name, isAttribute };
}

const endAt = (found: number, source: string): number => (found < 0 ? source.length : found);
