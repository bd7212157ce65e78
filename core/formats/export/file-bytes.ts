import { strToU8 } from 'fflate';

import type { ExportFile } from './export-types.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** The bytes of a file of an export, in its encoding. */
export function fileBytes({
  text,
  encoding = 'utf-8',
  hasBom = false,
}: Omit<ExportFile, 'path'>): Uint8Array {
  const whole = hasBom ? BYTE_ORDER_MARK + text : text;
  return encoding === 'utf-8' ? strToU8(whole) : utf16(whole, encoding === 'utf-16le');
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return bytes;
}
