import { strFromU8 } from 'fflate';

import { Malformed } from '../text/malformed.js';

/** A file inside of an archive, as it is compressed. */
export interface ZipEntry {
  name: string;
  isDeflated: boolean;
  /** A view of the bytes of the archive. */
  data: Uint8Array;
}

/** A workbook of hundreds of sheets has that many. */
const MOST_ENTRIES = 5_000;

/** Signatures and sizes of records; PKWARE, APPNOTE 4.3. */
const END = { signature: 0x06054b50, size: 22 };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const LOCAL = { signature: 0x04034b50, size: 30 };
/** The longest comment that may stand behind the end record. */
const COMMENT = 0xffff;

/**
 * The files of a zip archive, by its central directory, without unpacking them.
 *
 * @throws Malformed when it is none, when it is encrypted, or compressed in another way than spreadsheets are
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) throw new Malformed(1, { reason: 'archive_too_large' });
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (!isRecord(view, at, CENTRAL)) throw new Malformed(1);
    entries.push(entryAt(bytes, view, at));
    at +=
      CENTRAL.size +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return entries;
}

/** From the end, where a comment may stand behind it. */
function endRecord(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.size - COMMENT);
  for (let at = view.byteLength - END.size; at >= first; at -= 1)
    if (view.getUint32(at, true) === END.signature) return at;
  throw new Malformed(1);
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const method = view.getUint16(at + 10, true);
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  const size = view.getUint32(at + 20, true);
  const nameStart = at + CENTRAL.size;
  const name = bytes.subarray(nameStart, nameStart + view.getUint16(at + 28, true));
  const local = view.getUint32(at + 42, true);
  if (isEncrypted || (method !== 0 && method !== 8) || !isRecord(view, local, LOCAL)) throw new Malformed(1);
  const start = local + LOCAL.size + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > bytes.length) throw new Malformed(1, { fault: 'end' });
  const isUtf8 = (view.getUint16(at + 8, true) & 0x800) !== 0;
  return {
    name: strFromU8(name, !isUtf8),
    isDeflated: method === 8,
    data: bytes.subarray(start, start + size),
  };
}

const isRecord = (view: DataView, at: number, { signature, size }: typeof LOCAL): boolean =>
  at + size <= view.byteLength && view.getUint32(at, true) === signature;
