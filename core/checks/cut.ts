import { scan, SIGN } from './characters.js';
import { hasIcuBranches, readIcuMessage } from './icu-message.js';
import type { IcuMessage } from './icu-message.js';
import { placeholdersIn } from './placeholders.js';
import type { Placeholder } from './placeholders.js';
import type { PlaceholderSyntax } from './subject.js';

/** A parsed text, shared by all checks. Offsets refer to the text. */
export interface Cut {
  text: string;
  /** The classes of its characters, as bits of `SIGN`. */
  signs: number;
  /** The text with placeholders, tags, entities, links and ICU syntax overwritten by `FILL`. */
  plain: string;
  placeholders: readonly Placeholder[];
  tags: readonly Tag[];
  entities: readonly Piece[];
  /** Links and emails. */
  links: readonly Piece[];
  /** The words, as pairs of offsets. */
  words: readonly number[];
  /** Null unless it is an ICU message. */
  icu: IcuMessage | null;
}

export interface Piece {
  from: number;
  to: number;
  text: string;
}

export interface Tag extends Piece {
  name: string;
  kind: 'open' | 'close' | 'alone';
}

/** HTML elements without an end tag. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/** Replaces each character that is not part of a word. */
export const FILL = '\uFFFC';

// Linear: neighbouring parts of a pattern never match the same character.
const TAG = /<(\/?)([a-z\d][\w:.-]*)(?:\s[^<>]*|\/)?>/gi;
const ENTITY = /&(?:#x?[\da-z]{0,8}|[a-z][a-z\d]{1,30});/gi;
/** Texts without spaces go on behind a link: it ends before a Chinese, Japanese or Korean letter. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"'“”«»{}()[\]，。、；：？！）】」』؟،\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** Punctuation that ends a sentence rather than a link. */
const BEHIND_LINK = '.,;:!?…';

/** Parses a text in linear time. If the source is an ICU message, the translation is parsed as one too. */
export function cutText(text: string, syntax: PlaceholderSyntax, source: Cut | null = null): Cut {
  const { signs, words } = scan(text);
  const icu =
    (signs & SIGN.placeholder) !== 0 && (source?.icu || isIcu(text, syntax)) ? readIcuMessage(text) : null;
  const placeholders = (signs & SIGN.placeholder) === 0 ? NONE : placeholdersOf(text, icu, syntax);
  const hasLinks = mayHaveLinks(text, signs);
  const pieces =
    (signs & (SIGN.tag | SIGN.entity)) !== 0 || hasLinks ? piecesOf(text, signs, hasLinks) : NO_PIECES;
  const { tags, entities, links } = pieces;
  const plain = overwrite(text, icu, placeholders, tags, entities, links);
  const plainWords = plain === text ? words : scan(plain).words;
  return { text, signs, plain, placeholders, tags, entities, links, words: plainWords, icu };
}

type Pieces = Pick<Cut, 'tags' | 'entities' | 'links'>;

const piecesOf = (text: string, signs: number, hasLinks: boolean): Pieces => ({
  tags: (signs & SIGN.tag) === 0 ? NONE : tagsIn(text),
  entities: (signs & SIGN.entity) === 0 ? NONE : piecesIn(text, ENTITY),
  links: hasLinks ? piecesIn(text, LINK).map(withoutEnd) : NONE,
});

/** A URL contains `://`, an email `@`. */
const mayHaveLinks = (text: string, signs: number): boolean =>
  ((signs & SIGN.link) !== 0 && (text.includes('@') || text.includes('://'))) || text.includes('www.');

const NONE: readonly never[] = [];
const NO_PIECES: Pieces = { tags: NONE, entities: NONE, links: NONE };

const isIcu = (text: string, syntax: PlaceholderSyntax): boolean =>
  syntax === 'icu' || (syntax === 'any' && hasIcuBranches(text));

function placeholdersOf(
  text: string,
  icu: IcuMessage | null,
  syntax: PlaceholderSyntax,
): readonly Placeholder[] {
  if (!icu) return placeholdersIn(text, syntax);
  return icu.arguments.map(({ from, to, name, type }) => ({
    from,
    to,
    text: type === '' ? text.slice(from, to) : `{${name}}`,
    argument: name,
    type: ICU_TYPES.get(type) ?? '',
    isOrdered: false,
    isDoubtful: false,
  }));
}

/** The expected type of an ICU argument. A simple argument has none. */
const ICU_TYPES: ReadonlyMap<string, string> = new Map([
  ['date', 'date'],
  ['time', 'date'],
  ['select', 'select'],
  ['number', 'number'],
  ['plural', 'number'],
  ['selectordinal', 'number'],
]);

const tagsIn = (text: string): Tag[] =>
  matches(text, TAG, ({ index: from, 0: tag, 1: slash, 2: given = '' }) => {
    const name = given.toLowerCase();
    const isAlone = tag.endsWith('/>') || VOID.has(name);
    const kind = isAlone ? 'alone' : slash === '' ? 'open' : 'close';
    return { from, to: from + tag.length, text: tag, name, kind };
  });

const piecesIn = (text: string, pattern: RegExp): Piece[] =>
  matches(text, pattern, ({ index: from, 0: match }) => ({ from, to: from + match.length, text: match }));

/** Unlike `matchAll`, does not copy the pattern for each text. */
function matches<T>(text: string, pattern: RegExp, read: (match: RegExpExecArray) => T): T[] {
  const found: T[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(read(match));
  return found;
}

function withoutEnd({ from, text }: Piece): Piece {
  let { length } = text;
  while (length > 0 && BEHIND_LINK.includes(text.charAt(length - 1))) length -= 1;
  return { from, to: from + length, text: text.slice(0, length) };
}

type Range = readonly [from: number, to: number];

function overwrite(text: string, icu: IcuMessage | null, ...lists: readonly (readonly Span[])[]): string {
  const ranges: Range[] = icu ? [...icu.syntax] : [];
  for (const list of lists) for (const { from, to } of list) ranges.push([from, to]);
  if (ranges.length === 0) return text;
  if (ranges.length > 1) ranges.sort(([one], [other]) => one - other);
  let plain = '';
  let end = 0;
  for (const [from, to] of ranges) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    plain += text.slice(end, start) + fill(to - start);
    end = to;
  }
  return plain + text.slice(end);
}

type Span = Pick<Piece, 'from' | 'to'>;

const FILLS = FILL.repeat(64);

const fill = (length: number): string =>
  length > FILLS.length ? FILL.repeat(length) : FILLS.slice(0, length);
