import { behindSign, ICU_NAME, ICU_SPACE, TEXT_QUOTED } from '../messages/icu-scanner.js';

/** A parsed ICU message. */
export interface IcuMessage {
  /** Ranges of arguments, selectors and their braces, in order. */
  syntax: (readonly [from: number, to: number])[];
  arguments: IcuArgument[];
  /** The offset of the syntax error; null if the message is valid. */
  errorAt: number | null;
}

export interface IcuArgument {
  from: number;
  /** The offset after the closing brace; for an argument with branches, after its head. */
  to: number;
  name: string;
  /** `plural`, `number`, `date` …; empty for a simple argument. */
  type: string;
  /** Empty unless the argument has branches. */
  selectors: string[];
}

const HEAD = new RegExp(
  `\\{${ICU_SPACE}(${ICU_NAME})${ICU_SPACE}(?:\\}|,${ICU_SPACE}([a-z]+)${ICU_SPACE}([,}]))`,
  'y',
);
const OFFSET = new RegExp(`${ICU_SPACE}offset:${ICU_SPACE}\\d+`, 'y');
const SELECTOR = new RegExp(`${ICU_SPACE}(=\\d+|${ICU_NAME})${ICU_SPACE}\\{`, 'y');
const TAIL = new RegExp(`${ICU_SPACE}\\}`, 'y');
const BRANCHED = /^(?:plural|select|selectordinal)$/;

/** Returns whether a text has an argument with branches, which no other syntax has. */
export const hasIcuBranches = (text: string): boolean =>
  text.includes('{') && /\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(text);

/**
 * Parses a message as ICU does, in linear time. Open branches are kept in a list instead of the call stack, so that
 * nesting can be of any depth.
 */
export function readIcuMessage(message: string): IcuMessage {
  const read: Reading = { syntax: [], arguments: [], errorAt: null, open: [] };
  let at = 0;
  while (at < message.length && read.errorAt === null) at = readSign(message, at, read);
  const [unclosed] = read.open;
  if (read.errorAt === null && unclosed) read.errorAt = unclosed.from;
  return read;
}

interface Reading extends IcuMessage {
  /** Arguments whose branches are being read, the innermost last. */
  open: IcuArgument[];
}

function readSign(message: string, at: number, read: Reading): number {
  if (message[at] === '{') return readArgument(message, at, read);
  if (message[at] === '}') return readBranch(message, at + 1, at, read);
  return behindSign(message, at, read.open.length > 0 ? `${TEXT_QUOTED}#` : TEXT_QUOTED) ?? fail(read, at);
}

function fail(read: IcuMessage, at: number): number {
  read.errorAt = at;
  return at;
}

function readArgument(message: string, from: number, read: Reading): number {
  HEAD.lastIndex = from;
  const match = HEAD.exec(message);
  if (!match) return fail(read, from);
  const [{ length }, name = '', type = '', sign] = match;
  const argument = { from, to: from + length, name, type, selectors: [] };
  read.arguments.push(argument);
  if (BRANCHED.test(type)) return sign === ',' ? readBranches(message, argument, read) : fail(read, from);
  if (sign === ',') argument.to = behindSign(message, from, TEXT_QUOTED) ?? fail(read, from);
  read.syntax.push([from, argument.to]);
  return argument.to;
}

function readBranches(message: string, argument: IcuArgument, read: Reading): number {
  read.open.push(argument);
  OFFSET.lastIndex = argument.to;
  return readBranch(message, OFFSET.test(message) ? OFFSET.lastIndex : argument.to, argument.from, read);
}

/** Reads the head of the next branch of the innermost argument, or the end of the argument. */
function readBranch(message: string, at: number, from: number, read: Reading): number {
  const argument = read.open.at(-1);
  if (!argument) return fail(read, from);
  SELECTOR.lastIndex = at;
  const [head, selector = ''] = SELECTOR.exec(message) ?? [];
  if (head === undefined) return endArgument(message, at, from, argument, read);
  argument.selectors.push(selector);
  read.syntax.push([from, SELECTOR.lastIndex]);
  return SELECTOR.lastIndex;
}

function endArgument(
  message: string,
  at: number,
  from: number,
  argument: IcuArgument,
  read: Reading,
): number {
  TAIL.lastIndex = at;
  if (!TAIL.test(message) || !argument.selectors.includes('other')) return fail(read, argument.from);
  read.open.pop();
  read.syntax.push([from, TAIL.lastIndex]);
  return TAIL.lastIndex;
}
