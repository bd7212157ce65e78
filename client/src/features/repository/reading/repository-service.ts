import { loadCodecs } from '#core/formats/registry/codecs.js';
import { FORMATS } from '#core/formats/registry/registry.js';
import { TooLargeZip } from '#core/repository/content/unpack-repository.js';
import { findDocuments } from '#core/repository/find-documents.js';
import type { FoundInRepository } from '#core/repository/find-documents.js';
import { groupDocuments } from '#core/repository/group-documents.js';
import type { FoundDocument, NotRecognised } from '#core/repository/look-at.js';
import { knownRoot } from '#core/repository/compare/known-root.js';
import { LARGEST_DOCUMENT } from '#core/repository/look-at.js';
import type { RepositoryFile } from '#core/repository/repository-file.js';
import type { Entry } from '#core/repository/walk.js';
import { isTestData } from '#core/repository/words.js';
import type { RepositoryComparison } from '#core/repository/compare/compare-repository.js';
import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';
import type { Decisions } from '#core/repository/compare/write-import.js';

import { baseOf } from './base-of.js';
import { compareProject } from './compare-project.js';
import type { ComparisonRequest } from './compare-project.js';
import { contentsBelow, filesContents, zipContents } from './contents.js';
import type { Contents } from './contents.js';
import { decidedContent } from './decided-content.js';
import type { DecidedSlice } from './decided-content.js';
import { digestOf } from './digest.js';
import { importContent } from './import-content.js';
import type { ContentRequest, ImportContent } from './import-content.js';
import type { ReadingChoices, RepositoryView } from './repository-view.js';
import { NO_CHOICES } from './repository-view.js';
import { summariesOf } from './summary.js';
import type { DocumentSummary } from './summary.js';
import { viewOf } from './view-of.js';

/** What the page hands to the worker: a zip, or the list of files that it opens when asked. */
export type OpenedSource =
  | { readonly zip: File }
  | {
      readonly entries: readonly Entry[];
      /** Of the folder; null: files that were chosen one by one. */
      readonly name: string | null;
    };

export type Opened =
  { readonly status: 'found'; readonly view: RepositoryView } | { readonly status: 'broken' | 'too_large' };

/** Larger zips are not opened: they would not fit into memory with what is in them. */
const LARGEST_ZIP = 256_000_000;

/** Reads one repository, in a worker. Its answers hold no texts but those of an import. */
export class RepositoryService {
  /** The folder of the project's repository that it is; empty: the repository. */
  private root = '';
  private contents: Contents = { entries: [], read: () => Promise.reject(new Error('Nothing is open')) };
  private found: FoundInRepository = { documents: [], notRecognised: [], declared: [], files: 0 };
  /** Of the documents of each file, by what they were read as. */
  private readonly summaries = new Map<string, readonly DocumentSummary[]>();
  private readonly digests = new Map<string, string>();
  private comparison: RepositoryComparison | null = null;

  /** @param onRead receives how many documents have been read */
  async open(
    source: OpenedSource,
    fileOf: (path: string) => Promise<File>,
    onRead: (documents: number) => void,
    choices: ReadingChoices = NO_CHOICES,
  ): Promise<Opened> {
    if ('zip' in source && source.zip.size > LARGEST_ZIP) return { status: 'too_large' };
    try {
      const known = new Set(choices.formats.keys());
      const contents =
        'zip' in source ? await zipContents(source.zip, known) : filesContents(source.entries, fileOf);
      const name = 'zip' in source ? source.zip.name.replace(/\.zip$/i, '') : source.name;
      this.root = knownRoot({ name, paths: contents.entries.map(({ path }) => path) }, known);
      this.contents = this.root === '' ? contents : contentsBelow(this.root, contents);
    } catch (error) {
      return { status: error instanceof TooLargeZip ? 'too_large' : 'broken' };
    }
    this.found = await findDocuments(this.contents.entries, this.contents.read);
    return { status: 'found', view: await this.review(choices, onRead) };
  }

  /** Groups and counts again, as the choices say. Only what they concern is read again. */
  async review(choices: ReadingChoices, onRead?: (documents: number) => void): Promise<RepositoryView> {
    const documents = this.chosenDocuments(choices);
    const { files, points } = groupDocuments(documents, {
      codes: choices.codes,
      documents: choices.languages,
    });
    await loadCodecs(FORMATS.filter(({ id }) => documents.some(({ format }) => format === id)));
    const summaries = new Map<string, DocumentSummary>();
    for (const file of files) {
      for (const summary of await this.summariesOf(file)) summaries.set(summary.path, summary);
      onRead?.(summaries.size);
    }
    return viewOf({
      all: this.found.files,
      documents,
      files,
      points,
      notRecognised: this.found.notRecognised.filter(({ path }) => !choices.formats.has(path)),
      base: baseOf(files, this.found.declared, summaries),
      chosenBase: choices.base,
      summaries,
      digests: this.digests,
    });
  }

  /** The line of a document and those around it. */
  async linesOf(path: string, line: number): Promise<string[]> {
    const text = new TextDecoder().decode(await this.contents.read(path, LARGEST_DOCUMENT));
    return text.split('\n').slice(Math.max(0, line - 3), line + 2);
  }

  /** @param onKeys receives how many keys have been read */
  content(request: ContentRequest, onKeys: (keys: number) => void): Promise<ImportContent> {
    return importContent(request, { read: this.contents.read, digests: this.digests }, onKeys);
  }

  /** What the repository would change in the project that it was imported into before. */
  async compare(request: ComparisonRequest): Promise<RepositoryChanges> {
    const paths = new Set(this.contents.entries.map(({ path }) => path));
    const { read } = this.contents;
    const lacks = (path: string): boolean => path.startsWith(this.root) && !paths.has(path);
    const opened = { read, digests: this.digests, lacks };
    this.comparison = await compareProject(request, opened);
    return this.comparison.changes();
  }

  /** The import of what is taken of the last comparison, in slices. */
  decided(decisions: Decisions, names: ReadonlyMap<string, string>, baseTag: string): DecidedSlice[] {
    if (!this.comparison) throw new Error('Nothing was compared');
    return decidedContent(this.comparison.import(decisions), names, baseTag);
  }

  private chosenDocuments({ formats }: ReadingChoices): FoundDocument[] {
    const { documents, notRecognised } = this.found;
    const chosen = documents.map((document) => {
      const format = formats.get(document.path);
      return format === undefined ? document : { ...document, format };
    });
    const sizes = new Map(this.contents.entries.map(({ path, size }) => [path, size]));
    const readAs = ({ path }: NotRecognised): FoundDocument[] => {
      const format = formats.get(path);
      if (format === undefined) return [];
      const size = sizes.get(path) ?? 0;
      const more = { formats: [], language: null, source: null, isTestData: isTestData(path) };
      return [{ path, size, format, ...more }];
    };
    return [...chosen, ...notRecognised.flatMap(readAs)];
  }

  private async summariesOf({
    template,
    format,
    documents,
  }: RepositoryFile): Promise<readonly DocumentSummary[]> {
    const key = [template, format, ...documents.flatMap(({ path, tag }) => [path, tag ?? ''])].join('\n');
    const known = this.summaries.get(key);
    if (known) return known;
    const read = await Promise.all(
      documents.map(async ({ path, tag }) => {
        const bytes = await this.contents.read(path, LARGEST_DOCUMENT);
        if (!this.digests.has(path)) this.digests.set(path, await digestOf(bytes));
        return { path, file: template, language: tag, bytes, format };
      }),
    );
    const made = summariesOf(read);
    this.summaries.set(key, made);
    return made;
  }
}
