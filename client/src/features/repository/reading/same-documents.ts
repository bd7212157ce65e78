import { asItWas } from '#core/repository/compare/known-documents.js';
import type { KnownDocument } from '#core/repository/compare/known-documents.js';
import { LARGEST_DOCUMENT } from '#core/repository/look-at.js';

import type { OpenedDocuments } from './import-content.js';

/** The known documents that have the bytes of their last import. Without digests, the bytes themselves are compared. */
export async function sameDocuments(
  known: readonly KnownDocument[],
  opened: OpenedDocuments,
): Promise<ReadonlySet<string>> {
  const same = new Set<string>();
  for (const document of known) if (await isSame(document, opened)) same.add(document.path);
  return same;
}

async function isSame(document: KnownDocument, { read, digests }: OpenedDocuments): Promise<boolean> {
  const digest = digests.get(document.path) ?? '';
  if (digest !== '' && document.sha256 !== '') return digest === document.sha256;
  const was = asItWas(document)?.bytes;
  if (!was) return false;
  const is = await read(document.path, LARGEST_DOCUMENT);
  return was.length === is.length && was.every((byte, at) => byte === is[at]);
}
