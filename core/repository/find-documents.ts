import { headOf } from '../formats/import/decode.js';
import { loadFits } from '../formats/registry/codecs.js';
import { Candidates } from './candidates.js';
import { declaredBases } from './declared-base.js';
import type { DeclaredBase } from './declared-base.js';
import { lookAt } from './look-at.js';
import type { FoundDocument, NotRecognised } from './look-at.js';
import { extensionOf } from './path-parts.js';
import { walkedEntries } from './walk.js';
import type { Entry } from './walk.js';

/** Reads the beginning of a file: `most` bytes, or fewer where it ends. Rejected: it cannot be read. */
export type ReadBytes = (path: string, most: number) => Promise<Uint8Array>;

export interface FoundInRepository {
  readonly documents: readonly FoundDocument[];
  readonly notRecognised: readonly NotRecognised[];
  readonly declared: readonly DeclaredBase[];
  /** How many files there are, those in skipped folders left out. */
  readonly files: number;
}

/** How much of a document tells what it is, in bytes. */
const HEAD = 65_536;

/** How many files are read at a time. */
const AT_ONCE = 16;

/**
 * Finds what a repository holds. Of most files only the path is looked at, of those that may be translations the
 * beginning.
 *
 * @param entries all files, in any order; those in folders of packages and builds may be left out
 */
export async function findDocuments(entries: readonly Entry[], read: ReadBytes): Promise<FoundInRepository> {
  const bytesOf = (path: string): Promise<Uint8Array | null> => read(path, HEAD).catch(() => null);
  const textOf = (path: string, most: number): Promise<string> =>
    read(path, most).then(
      (bytes) => headOf(bytes, most),
      () => '',
    );
  await loadFits();
  const hasRules = entries.some(({ path }) => path === '.gitignore');
  const walked = walkedEntries(entries, hasRules ? await textOf('.gitignore', HEAD) : '');
  const candidates = new Candidates(walked.map(({ path }) => path));
  const chosen = walked.flatMap((entry) => {
    const candidate = candidates.of(entry.path);
    return candidate ? [{ entry, candidate }] : [];
  });
  const found: (FoundDocument | NotRecognised)[] = [];
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE);
    const looks = await Promise.all(some.map(({ entry, candidate }) => lookAt(entry, candidate, bytesOf)));
    found.push(...looks.filter((one) => one !== null));
  }
  const documents = found.filter(isDocument);
  const met = new Set(chosen.map(({ entry }) => entry.path));
  return {
    documents,
    notRecognised: [...found.filter((one) => 'reason' in one), ...looseIn(walked, met)],
    declared: documents.length > 0 ? await declaredBases(walked, textOf) : [],
    files: walked.length,
  };
}

/** Files that somebody has chosen one by one, and of which none is left out without a word. */
const looseIn = (walked: readonly Entry[], met: ReadonlySet<string>): NotRecognised[] =>
  walked.some(({ path }) => path.includes('/'))
    ? []
    : walked
        .filter(({ path }) => !met.has(path) && OFFERED.has(extensionOf(path)))
        .map(({ path }) => ({ path, reason: 'unsupported', format: extensionOf(path).toUpperCase() }));

/** Texts of other programs, and archives, whose content nobody has seen. */
const OFFERED: ReadonlySet<string> = new Set('txt rtf doc docx odt pdf html zip gz tar 7z rar'.split(' '));

const isDocument = (found: FoundDocument | NotRecognised): found is FoundDocument => !('reason' in found);
