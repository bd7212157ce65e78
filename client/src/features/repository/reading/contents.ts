import type { ReadBytes } from '#core/repository/find-documents.js';
import { unpackRepository } from '#core/repository/content/unpack-repository.js';
import type { Entry } from '#core/repository/walk.js';

/** The files of a repository, wherever they are. */
export interface Contents {
  readonly entries: readonly Entry[];
  readonly read: ReadBytes;
}

/** @param fileOf asks the page, which alone may open what was dropped on it */
export function filesContents(entries: readonly Entry[], fileOf: (path: string) => Promise<File>): Contents {
  const opened = new Map<string, Promise<File>>();
  return {
    entries,
    async read(path, most) {
      const file = opened.get(path) ?? fileOf(path);
      opened.set(path, file);
      return new Uint8Array(await (await file).slice(0, most).arrayBuffer());
    },
  };
}

/**
 * @param known the paths of documents of an earlier import
 * @throws TooLargeZip, or another error if the file is no zip
 */
export async function zipContents(file: File, known: ReadonlySet<string>): Promise<Contents> {
  const { entries, files } = unpackRepository(new Uint8Array(await file.arrayBuffer()), file.name, known);
  return {
    entries,
    read(path, most) {
      const bytes = files.get(path);
      return bytes ? Promise.resolve(bytes.subarray(0, most)) : Promise.reject(new Error(`No file ${path}`));
    },
  };
}

/** The same files, each below a folder of the repository. */
export const contentsBelow = (root: string, { entries, read }: Contents): Contents => ({
  entries: entries.map(({ path, ...entry }) => ({ ...entry, path: root + path })),
  read: (path, most) => read(path.slice(root.length), most),
});
