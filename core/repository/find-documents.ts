import { headOf } from '../formats/import/decode.js';
import { loadFits } from '../formats/registry/codecs.js';
import { formatOf } from '../formats/registry/registry.js';
import { Candidates, chosenAlone } from './candidates.js';
import { declaredBases } from './declared-base.js';
import type { DeclaredBase } from './declared-base.js';
import { lookAt } from './look-at.js';
import type { FoundDocument, NotRecognised } from './look-at.js';
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
  const areLoose = walked.every(({ path }) => !path.includes('/'));
  const chosen = walked.flatMap((entry) => {
    const candidate = candidates.of(entry.path) ?? (areLoose ? chosenAlone(entry.path) : null);
    return candidate ? [{ entry, candidate }] : [];
  });
  const found: (FoundDocument | NotRecognised)[] = [];
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE);
    const looks = await Promise.all(
      some.map(
        async ({ entry, candidate }) =>
          (await lookAt(entry, candidate, bytesOf)) ?? (areLoose ? mayBeTexts(entry) : null),
      ),
    );
    found.push(...looks.filter((one) => one !== null));
  }
  const documents = found.filter(isDocument);
  return {
    documents,
    notRecognised: found.filter((one) => 'reason' in one),
    declared: documents.length > 0 ? await declaredBases(walked, textOf) : [],
    files: walked.length,
  };
}

/** Of files that somebody has chosen one by one, none that may hold texts is left out without a word. */
const mayBeTexts = ({ path }: Entry): NotRecognised => ({
  path,
  reason: 'maybe',
  format: formatOf(path)?.id ?? null,
});

const isDocument = (found: FoundDocument | NotRecognised): found is FoundDocument => !('reason' in found);
