import { lineIndex } from '../text/lines.js';
import { Malformed } from '../text/malformed.js';
import type { FileEncoding, LegacyEncoding } from '../model/profile-types.js';

/** Part of every platform this runs on, and of no ECMAScript library. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { readonly encoding: string; decode(bytes: Uint8Array, options?: { stream: boolean }): string };

const BOMS: readonly { bytes: number[]; encoding: FileEncoding }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

const bomOf = (bytes: Uint8Array) =>
  BOMS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));

/** How much of a file tells its format. */
const HEAD = 65_536;

/** The text that a file begins with, as far as it is text. */
export function headOf(bytes: Uint8Array, most = HEAD): string {
  const bom = bomOf(bytes);
  const body = bytes.subarray(bom?.bytes.length ?? 0, most);
  return new TextDecoder(bom?.encoding ?? 'utf-8', { fatal: false, ignoreBOM: true }).decode(body);
}

/** The encoding that a file comes back in, which is UTF-8 unless a byte order mark says otherwise. */
function encodingOf(bytes: Uint8Array): { encoding: FileEncoding; hasBom: boolean } {
  const bom = bomOf(bytes);
  return { encoding: bom?.encoding ?? 'utf-8', hasBom: bom !== undefined };
}

const DECLARED = /^(<\?xml[^>]{0,100}?\sencoding\s{0,10}=\s{0,10}["'])([^"']*)/;

/** Source that is written as UTF-8 from now on, and says so. */
function declaredAsUtf8(source: string): string {
  const [whole = '', before = '', encoding = 'utf-8'] = DECLARED.exec(source) ?? [];
  return /^utf-?8$/i.test(encoding) ? source : `${before}UTF-8${source.slice(whole.length)}`;
}

const NOT_TEXT = { fault: 'encoding' } as const;

/**
 * The text of a file, without its byte order mark. Nothing is guessed: a wrong guess corrupts silently.
 *
 * @throws Malformed at the first byte that is no text, a NUL included, or when a declared encoding is unknown.
 */
export function decode(bytes: Uint8Array): string {
  if (/^bplist\d\d/.test(asciiHead(bytes))) throw new Malformed(1, NOT_TEXT);
  const bom = bomOf(bytes);
  const body = bytes.subarray(bom?.bytes.length ?? 0);
  const encoding = bom?.encoding ?? declaredEncoding(bytes) ?? 'utf-8';
  let text: string;
  try {
    text = decoder(encoding).decode(body);
  } catch {
    throw new Malformed(lineOfBadByte(body, encoding), NOT_TEXT);
  }
  // In all of these encodings, a NUL holds a byte that is 0: looking for that takes half the time.
  const nul = body.indexOf(0) < 0 ? -1 : text.indexOf('\u0000');
  if (nul >= 0) throw new Malformed(lineIndex(text)(nul), NOT_TEXT);
  return text;
}

/** The text of a file, and the encoding that it comes back in. @throws Malformed as `decode` does. */
export function decodeFile(bytes: Uint8Array, legacyEncoding?: LegacyEncoding): DecodedFile {
  const { encoding, hasBom } = encodingOf(bytes);
  if (legacyEncoding && !hasBom && !isUtf8(bytes)) {
    const source = latinText(bytes);
    const nul = source.indexOf('\0');
    if (nul >= 0) throw new Malformed(lineIndex(source)(nul), NOT_TEXT);
    return { source, encoding: legacyEncoding, hasBom };
  }
  const text = decode(bytes);
  return { source: hasBom ? text : declaredAsUtf8(text), encoding, hasBom };
}

export interface DecodedFile {
  source: string;
  encoding: FileEncoding;
  hasBom: boolean;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    decoder('utf-8').decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** By hand: what platforms call so is Windows-1252. */
function latinText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return pieces.join('');
}

/** A call takes no more arguments than a stack has room for. */
const PIECE = 8_192;

function declaredEncoding(bytes: Uint8Array): string | null {
  const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(asciiHead(bytes))?.[1];
  if (declared === undefined) return null;
  try {
    const { encoding } = decoder(declared);
    // Two bytes per unit without a byte order mark would not have read as "<?xml".
    if (!encoding.startsWith('utf-16')) return encoding;
  } catch {
    // An encoding this platform does not know.
  }
  throw new Malformed(1, NOT_TEXT);
}

/** Decodes line by line until one refuses: only reached when the whole text does not decode. */
function lineOfBadByte(bytes: Uint8Array, encoding: string): number {
  const unit = encoding.startsWith('utf-16') ? 2 : 1;
  const high = encoding === 'utf-16be' ? 0 : 1;
  const codeAt = (index: number): number =>
    unit === 1 ? (bytes[index] ?? 0) : (bytes[index + high] ?? 0) * 256 + (bytes[index + 1 - high] ?? 0);
  const stream = decoder(encoding);
  let line = 1;
  let start = 0;
  for (let index = 0; index < bytes.length; index += unit) {
    const code = codeAt(index);
    if (code !== 0x0a && code !== 0x0d) continue;
    if (!isText(stream, bytes.subarray(start, index + unit))) return line;
    start = index + unit;
    if (code === 0x0a || codeAt(start) !== 0x0a) line += 1;
  }
  return line;
}

function isText(stream: InstanceType<typeof TextDecoder>, slice: Uint8Array): boolean {
  try {
    return !stream.decode(slice, { stream: true }).includes('\u0000');
  } catch {
    return false;
  }
}

const decoder = (label: string) => new TextDecoder(label, { fatal: true, ignoreBOM: true });

const asciiHead = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 200));
