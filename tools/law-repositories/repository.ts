import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { baseLanguage } from '../../core/repository/base-language.ts';
import type { DocumentToRead } from '../../core/repository/content/read-document.ts';
import { findDocuments } from '../../core/repository/find-documents.ts';
import { groupDocuments } from '../../core/repository/group-documents.ts';
import type { RepositoryFile } from '../../core/repository/repository-file.ts';
import { entriesOf, readerIn } from './disk.ts';

/** A file of a repository with the bytes of its documents, that of the base language first. */
export interface FileToRead {
  readonly template: string;
  readonly format: string;
  readonly toRead: readonly DocumentToRead[];
}

/** What is imported of a repository. */
export interface Repository {
  readonly name: string;
  readonly base: string;
  readonly files: readonly FileToRead[];
  readonly notRecognised: number;
}

/**
 * All that a person could tick, test data and templates too. Documents of which the language is not known, or that stand
 * beside another one of it, are mapped to languages that mean none: `qaa`, `qab` …
 */
export async function repositoryIn(folder: string, name: string): Promise<Repository> {
  const root = join(folder, name);
  const found = await findDocuments(await entriesOf(root), readerIn(root));
  const { files } = groupDocuments(found.documents);
  const base = baseLanguage(files, found.declared).tag ?? 'en';
  const languages = new Mapped(base);
  const withBytes: FileToRead[] = [];
  for (const file of files) withBytes.push(await toRead(file, languages, root));
  return { name, base, files: withBytes, notRecognised: found.notRecognised.length };
}

async function toRead(file: RepositoryFile, languages: Mapped, root: string): Promise<FileToRead> {
  const { template, format, holdsAll } = file;
  const toRead = languages.of(file).map(async ({ path, tag }): Promise<DocumentToRead> => {
    const bytes = new Uint8Array(await readFile(join(root, path)));
    return { path, file: template, language: holdsAll ? null : tag, bytes, format };
  });
  return { template, format, toRead: await Promise.all(toRead) };
}

const LETTERS = 'abcdefghijklmnopqrst';

/** The languages of documents, as a person would map them. */
class Mapped {
  private readonly byCode = new Map<string, string>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** One language each, the base language first. */
  of({ documents, holdsAll }: RepositoryFile): { path: string; tag: string | null }[] {
    if (holdsAll) return documents.map(({ path }) => ({ path, tag: null }));
    const used = new Set<string>();
    const tagged = documents.map(({ path, code, tag: known }) => {
      const tag = known ?? (code === null ? this.base : this.mapped(code));
      const own = used.has(tag) ? this.mapped(`${tag} ${code ?? ''}`) : tag;
      used.add(own);
      return { path, tag: own };
    });
    return tagged.sort((one, other) => Number(other.tag === this.base) - Number(one.tag === this.base));
  }

  /** Of 520 that ISO 639 leaves to everyone. */
  private mapped(code: string): string {
    const at = this.byCode.size;
    const tag =
      this.byCode.get(code) ??
      `q${LETTERS[Math.floor(at / 26)] ?? 't'}${String.fromCharCode(97 + (at % 26))}`;
    this.byCode.set(code, tag);
    return tag;
  }
}
