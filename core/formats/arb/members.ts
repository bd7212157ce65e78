import { Malformed } from '../text/malformed.js';
import { scanJson } from '../json/json-scanner.js';
import type { JsonNesting, JsonVisitor } from '../json/json-scanner.js';

/** A member of an object, by offsets in the source: of its name, of its value, and behind it. */
export interface ArbMember {
  name: string;
  start: number;
  valueStart: number;
  end: number;
  /** Null if the value is none. */
  text: string | null;
  kind: 'text' | 'other' | JsonNesting;
  /** Of an object: its members, without theirs. */
  members: ArbMember[];
}

/**
 * The members of a file with their members. Linear.
 *
 * @throws Malformed when it does not parse or is no object
 */
export function arbMembers(source: string): ArbMember[] {
  const visitor = new MemberVisitor();
  scanJson(source, visitor);
  if (!visitor.isObject) throw new Malformed(1, { reason: 'json_expected_content' });
  return visitor.members;
}

class MemberVisitor implements JsonVisitor {
  isObject = false;
  readonly members: ArbMember[] = [];
  private depth = 0;

  member(name: string, start: number): void {
    if (this.depth > 2) return;
    const parent = this.depth === 1 ? this.members : this.members.at(-1)?.members;
    parent?.push({ name, start, valueStart: start, end: start, text: null, kind: 'other', members: [] });
  }

  text(value: string, start: number, end: number): void {
    this.settle(this.depth, { valueStart: start, end, text: value, kind: 'text' });
  }

  other(start: number, end: number): void {
    this.settle(this.depth, { valueStart: start, end });
  }

  open(kind: JsonNesting, start: number): void {
    if (this.depth === 0) this.isObject = kind === 'object';
    this.settle(this.depth, { valueStart: start, kind });
    this.depth += 1;
  }

  close(end: number): void {
    this.depth -= 1;
    this.settle(this.depth, { end });
  }

  /** What is known of the value of the current member; an item of a list has none. */
  private settle(depth: number, known: Partial<ArbMember>): void {
    const top = this.members.at(-1);
    if (depth === 1 && top) Object.assign(top, known);
    const inner = depth === 2 && top?.kind === 'object' ? top.members.at(-1) : undefined;
    if (inner) Object.assign(inner, known);
  }
}
