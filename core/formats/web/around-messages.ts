import type { JsonNesting, JsonVisitor } from '../json/json-scanner.js';
import type { Message } from './find-messages.js';

/** Receives a JSON file in which some objects are keys. */
export interface MessageVisitor extends JsonVisitor {
  /** An object that is a key, in the place of what is in it. */
  message(message: Message): void;
}

/** Passes on what is not in a message, and each message as a whole. */
export class AroundMessages implements JsonVisitor {
  /** How many objects and lists are open from the current message on; 0: it is not in one. */
  private depth = 0;

  constructor(
    private readonly visitor: MessageVisitor,
    private readonly messages: ReadonlyMap<number, Message>,
  ) {}

  member(name: string, offset: number): void {
    if (this.depth === 0) this.visitor.member(name, offset);
  }

  text(value: string, start: number, end: number): void {
    if (this.depth === 0) this.visitor.text(value, start, end);
  }

  other(start: number, end: number): void {
    if (this.depth === 0) this.visitor.other(start, end);
  }

  open(kind: JsonNesting, start: number): void {
    const message = this.depth === 0 ? this.messages.get(start) : undefined;
    if (message) this.visitor.message(message);
    if (message || this.depth > 0) this.depth += 1;
    else this.visitor.open(kind, start);
  }

  close(end: number): void {
    if (this.depth === 0) this.visitor.close(end);
    else this.depth -= 1;
  }
}
