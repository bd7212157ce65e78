import { strFromU8, strToU8 } from 'fflate';

import { fileBytes } from '../../formats/index.js';
import type { ImportCounts } from '../../formats/index.js';
import { ImportedProject } from '../../formats/profile/testing-imports.js';
import type { PluralMode } from '../../domain/plural-rules.js';
import { runSteps } from '../../steps.js';
import { contentOf } from './content-of.js';
import type { RepositoryContent } from './content-of.js';
import { newPaths } from './new-paths.js';
import { readDocument } from './read-document.js';
import { readFileDocuments } from './read-file.js';
import { writeRepository } from './write-repository.js';
import type { RepositoryOptions, WrittenDocument, WrittenFile } from './write-repository.js';

/** A document of a repository of a test, by its path. */
export interface TestDocument {
  file: string;
  /** Null: its format holds several. */
  language: string | null;
  text: string;
}

/** A repository that is imported document by document, and written again: for tests. */
export class TestRepository {
  readonly project: ImportedProject;
  readonly files: WrittenFile[] = [];

  constructor(
    documents: Readonly<Record<string, TestDocument>>,
    private readonly pluralMode: PluralMode = 'cldr',
  ) {
    this.project = new ImportedProject(pluralMode);
    this.add(documents);
  }

  add(documents: Readonly<Record<string, TestDocument>>): void {
    for (const [path, { text, ...document }] of Object.entries(documents)) {
      const bytes = strToU8(text);
      const reading = readDocument({ path, ...document, bytes }, { pluralMode: this.pluralMode });
      if (reading.error) throw new Error(`${path}: ${reading.error.reason}`);
      this.project.take(document.language ?? 'en', reading);
      const { format = '' } = reading.profile.files[0] ?? {};
      if (!this.files.some((file) => file.path === document.file))
        this.files.push({ path: document.file, format });
    }
  }

  /** Imports documents in one act, as those of a folder; of each file that of the base language first. */
  addTogether(documents: Readonly<Record<string, TestDocument>>, base: string): void {
    const content = this.contentOf(documents, base);
    this.project.takeAll(content);
    for (const { document, format } of content.profile.files)
      if (!this.files.some(({ path }) => path === document?.file))
        this.files.push({ path: document?.file ?? '', format });
  }

  /** What an import of what is written would do: how many keys and texts it makes, changes and does not find. */
  pulled(base: string): Pick<ImportCounts, 'created' | 'updated' | 'missing'> {
    const { languages } = this.project.details();
    const documents = this.documents({ sourceLanguageId: this.idOf(base) }).map(
      (document): [string, TestDocument] => {
        const { tag = null } = languages.find(({ id }) => id === document.languageId) ?? {};
        return [document.path, { file: document.file, language: tag, text: strFromU8(fileBytes(document)) }];
      },
    );
    const { created, updated, missing } = this.project.planned(
      this.contentOf(Object.fromEntries(documents), base),
    );
    return { created, updated, missing };
  }

  /** The id of a language; null: the project does not have it. */
  idOf(tag: string): number | null {
    return this.project.details().languages.find((language) => language.tag === tag)?.id ?? null;
  }

  private contentOf(documents: Readonly<Record<string, TestDocument>>, base: string): RepositoryContent {
    const toRead = Object.entries(documents).map(([path, { text, ...document }]) => ({
      path,
      ...document,
      bytes: strToU8(text),
    }));
    const readings = [...new Set(toRead.map(({ file }) => file))].flatMap((path) => {
      const own = toRead.filter(({ file }) => file === path);
      const ordered = own.sort(
        (one, other) => Number(other.language === base) - Number(one.language === base),
      );
      return runSteps(readFileDocuments(ordered, { pluralMode: this.pluralMode }));
    });
    return contentOf(readings, base);
  }

  /** The documents as they are written: path → text. */
  written(options?: Partial<RepositoryOptions>): Record<string, string> {
    return Object.fromEntries(this.documents(options).map((file) => [file.path, strFromU8(fileBytes(file))]));
  }

  documents(options: Partial<RepositoryOptions> = {}, details = this.project.details()): WrittenDocument[] {
    const profiles = this.project.profilesById();
    const { sourceLanguageId = details.languages[0]?.id ?? null } = options;
    return runSteps(
      writeRepository(details, this.files, {
        languageIds: details.languages.map(({ id }) => id),
        validatedOnly: false,
        pluralMode: this.pluralMode,
        sourceLanguageId,
        profiles,
        pathOf: newPaths(details, profiles, sourceLanguageId),
        ...options,
      }),
    );
  }
}
