import { strToU8 } from 'fflate';

import type { ExportFile } from '../model/export-types.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** The bytes of a file of an export, in its encoding. */
export function fileBytes({
  text,
  encoding = 'utf-8',
  hasBom = false,
  bytes,
}: Omit<ExportFile, 'path'>): Uint8Array {
  if (bytes) return bytes;
  const whole = hasBom ? BYTE_ORDER_MARK + text : text;
  if (encoding === 'utf-8') return strToU8(whole);
  return encoding === 'iso-8859-1' ? latin(whole) : utf16(whole, encoding === 'utf-16le');
}

/** Writers escape what ISO 8859-1 does not have. */
const latin = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return code > 0xff ? 0x3f : code;
  });

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return bytes;
}
