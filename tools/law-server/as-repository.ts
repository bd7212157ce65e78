import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { filesToImport } from '../../client/src/features/repository/model/selection.ts';
import type { TakenFile } from '../../client/src/features/repository/model/selection.ts';
import type { Repository } from '../law-repositories/repository.ts';
import type { Documents } from '../law-repositories/round-trip.ts';

/** Documents as those of a repository that the core reads. */
export function asRepository(base: string, taken: readonly TakenFile[], written: Documents): Repository {
  const files = filesToImport(taken).map(({ template, format, documents }) => ({
    template,
    format,
    toRead: documents.flatMap(({ path, tag }) => {
      const bytes = written.get(path);
      return bytes ? [{ path, file: template, language: tag, bytes, format }] : [];
    }),
  }));
  return { name: '', base, files, notRecognised: 0 };
}

/** A copy of a folder with the documents of an export. */
export async function withWritten(root: string, written: Documents): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'motley-law-')), basename(root));
  await cp(root, folder, { recursive: true, filter: (path) => basename(path) !== '.git' });
  for (const [path, bytes] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return folder;
}
