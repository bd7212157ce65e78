import { scanJson } from './json-scanner.js';
import type { JsonNesting } from './json-scanner.js';

/** A value of a JSON text, and where it stands in its source. */
export interface JsonNode {
  kind: JsonNesting | 'text' | 'other';
  /** From the first character to behind the last one, quotes and brackets included. */
  start: number;
  end: number;
  /** Of a text. */
  value: string;
  /** Of an object, duplicates and all; of an array, with empty names. */
  members: JsonMember[];
}

export interface JsonMember {
  name: string;
  /** Where the name begins. */
  start: number;
  value: JsonNode;
}

/**
 * Reads a JSON text as a tree, strictly. Linear, and as deep as the text goes.
 *
 * @throws Malformed at the first character that cannot be right
 */
export function jsonTree(source: string): JsonNode {
  const root: JsonNode = nodeOf('array', 0, source.length);
  const open = [root];
  let name = '';
  let offset: number | null = null;
  const add = (node: JsonNode): void => {
    const parent = open.at(-1) ?? root;
    const member = { name, start: offset ?? node.start, value: node };
    // A literal has room for one; a push makes room for seventeen.
    if (parent.members === NONE) parent.members = [member];
    else parent.members.push(member);
    name = '';
    offset = null;
  };
  scanJson(source, {
    member: (itsName, itsOffset) => {
      name = itsName;
      offset = itsOffset;
    },
    text: (value, start, end) => {
      add({ kind: 'text', start, end, value, members: NONE });
    },
    other: (start, end) => {
      add({ kind: 'other', start, end, value: '', members: NONE });
    },
    open: (kind, start) => {
      const node = nodeOf(kind, start, start);
      add(node);
      open.push(node);
    },
    close: (end) => {
      const node = open.pop();
      if (node) node.end = end;
    },
  });
  return root.members[0]?.value ?? root;
}

/** Of what has no members, which share it. */
const NONE: JsonMember[] = [];

const nodeOf = (kind: JsonNode['kind'], start: number, end: number): JsonNode => ({
  kind,
  start,
  end,
  value: '',
  members: NONE,
});

/** The members of an object by their names; null for anything else, and where a name stands twice. */
export function fieldsOf(node: JsonNode | undefined): JsonFields | null {
  if (node?.kind !== 'object') return null;
  const { members } = node;
  if (members.length <= FEW) return areDifferent(members) ? new FewFields(members) : null;
  const fields = new Map(members.map((member) => [member.name, member]));
  return fields.size === members.length ? fields : null;
}

export type JsonFields = Pick<ReadonlyMap<string, JsonMember>, 'get' | 'size'> & {
  values(): Iterable<JsonMember>;
};

/** Members that are sooner looked through than hashed; most objects of a file have no more. */
const FEW = 6;

class FewFields implements JsonFields {
  constructor(private readonly members: readonly JsonMember[]) {}

  get size(): number {
    return this.members.length;
  }

  get(name: string): JsonMember | undefined {
    for (const member of this.members) if (member.name === name) return member;
    return undefined;
  }

  values(): Iterable<JsonMember> {
    return this.members;
  }
}

const areDifferent = (members: readonly JsonMember[]): boolean =>
  members.every(({ name }, at) => members.every((other, index) => index <= at || other.name !== name));
