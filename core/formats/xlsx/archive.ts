import { strToU8, zipSync } from 'fflate';

import { Malformed } from '../text/malformed.js';
import { fromBase64, toBase64 } from './base64.js';
import { Inflater } from './inflate.js';
import { FIELD, hasMarks, PART } from './marks.js';
import { zipEntries } from './zip-directory.js';

/** Part of every platform this runs on, and of no ECMAScript library. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };

/** A part of a workbook: XML as text, anything else in base64. */
export interface Part {
  name: string;
  isText: boolean;
  content: string;
}

const XML = /\.(?:xml|rels|vml)$/i;

/**
 * The parts of a workbook as one text, see `marks.ts`.
 *
 * @throws Malformed when the bytes are no archive, or one of too much
 */
export function unpack(bytes: Uint8Array): string {
  const inflater = new Inflater();
  const names = new Set<string>();
  return zipEntries(bytes)
    .map(({ name, data, isDeflated }) => {
      if (names.has(name) || hasMarks(name)) throw new Malformed(1);
      names.add(name);
      return sourceOf(name, inflater.inflate(data, isDeflated));
    })
    .join('');
}

function sourceOf(name: string, bytes: Uint8Array): string {
  const text = XML.test(name) ? textOf(bytes) : null;
  return PART + name + FIELD + (text === null ? `b${toBase64(bytes)}` : `t${text}`);
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return hasMarks(text) ? null : text;
  } catch {
    return null;
  }
}

export const partsOf = (source: string): Part[] =>
  source
    .split(PART)
    .slice(1)
    .map((part) => {
      const at = part.indexOf(FIELD);
      return { name: part.slice(0, at), isText: part[at + 1] === 't', content: part.slice(at + 2) };
    });

/** The archive of parts, which has no date: the same parts are the same bytes. */
export function zipped(parts: readonly Part[]): Uint8Array {
  const files = parts.map(
    ({ name, isText, content }) => [name, isText ? strToU8(content) : fromBase64(content)] as const,
  );
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}
