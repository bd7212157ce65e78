import { planDownload, zipFiles } from '#core/formats/export/download.js';
import { countStaleKeys } from '#core/formats/export/export-selection.js';
import { fileBytes } from '#core/formats/export/file-bytes.js';
import { usualPlurals } from '#core/formats/export/plural-writing-of.js';
import type { UnheldTexts } from '#core/formats/export/unheld-texts.js';
import { countReplacedTexts, numberedKeys, writeProject } from '#core/formats/export/write-project.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';
import { reportPlaceholders } from '#core/formats/export/placeholder-report.js';
import { FORMATS, formatsOf } from '#core/formats/registry/registry.js';
import type {
  ExportFile,
  ExportOptions,
  ImportProfile,
  JsonFlavour,
  PlaceholderReport,
  Platform,
  WriteOptions,
} from '#core/formats/index.js';

import { dayOf } from '../../lib/text/day-of.js';
import { hasFilesOf } from './kept-platform.js';
import { emptyIn, unvalidatedIn } from './lacking.js';
import type { WrittenProject } from './lacking.js';
import type { Difference } from './repository/difference.js';
import type {
  RepositoryDocument,
  RepositoryProject,
  RepositoryWriter,
} from './repository/repository-writer.js';

/** Number of lines of a file in the preview. */
export const PREVIEW_LINES = 40;

/**
 * Number of texts with placeholders of other platforms that the dialog lists, both of converted and of unchanged ones.
 */
export const PREVIEW_TEXTS = 5;

/** The requests to the worker. */
export type ExportRequest =
  | { kind: 'project'; project: WrittenProject & Pick<RepositoryProject, 'files'> }
  /** Sets the profiles of the files to write as they were; of the project that was sent before. */
  | { kind: 'profiles'; profiles: readonly LanguageProfile[] }
  /** `run` numbers the requests: the response to an older one is out of date. */
  | { kind: 'write'; run: number; options: ExportOptions }
  | { kind: 'download'; projectName: string; now: Date }
  | RepositoryRequest
  /** Loads the code of every format, for times without a connection. */
  | { kind: 'prepare' };

/** Of the documents of a repository. */
export type RepositoryRequest =
  /** `lacking`: the languages with documents that have not been loaded. */
  | { kind: 'repository'; validatedOnly: boolean; lacking: readonly number[] }
  /** `run` is that of the answer; `isWhole`: also of a long document, all lines. */
  | { kind: 'difference'; run: number; path: string; isWhole: boolean }
  | { kind: 'repository-download'; paths: readonly string[]; projectName: string; now: Date };

/** The profile of the files of a language. */
export interface LanguageProfile {
  languageId: number;
  /** An `ImportProfile` as JSON, up to several MB: a string passes between threads faster than an object. */
  json: string;
}

export interface WrittenFile {
  path: string;
  /** The size in the encoding of the file. */
  bytes: number;
  /** The first lines of the file. */
  head: string;
  hasMore: boolean;
  /** Whether the file has no keys. */
  isEmpty: boolean;
}

export interface Written {
  kind: 'written';
  run: number;
  files: WrittenFile[];
  /** Number of keys without any text, by language id. */
  empty: Record<number, number>;
  /** Number of keys that an export of validated texts leaves out, by language id; empty for other exports. */
  unvalidated: Record<number, number>;
  /** Number of keys with a stale translation, by language id. */
  stale: Record<number, number>;
  /** Number of keys that get a number because their name is taken. */
  numbered: number;
  /** Number of plurals, by language, with characters that the format cannot hold and replaces. */
  replaced: number;
  /** What the files have no place for. */
  unheld: readonly UnheldTexts[];
  /** What converting placeholders changes, even if it is not chosen. */
  placeholders: PlaceholderReport & { platform: Platform };
  /** The default of how JSON holds plurals. */
  usual: UsualPlurals;
}

export interface UsualPlurals {
  flavour: JsonFlavour;
  /** The name of the argument that holds the number in ICU messages. */
  argument: string;
}

export type ExportAnswer =
  | Written
  | { kind: 'repository'; documents: RepositoryDocument[]; unheld: readonly UnheldTexts[] }
  | { kind: 'difference'; run: number; difference: Difference }
  | { kind: 'ready'; name: string; bytes: Uint8Array }
  | { kind: 'prepared' };

/** A script of its own: most projects have no repository. */
const loadRepositoryWriter = () => import('./repository/repository-writer.js');

const loadNames = () => import('#core/formats/profile/names-now.js');

const loadUnheld = () => import('#core/formats/export/unheld-texts.js');

type FindUnheld = Awaited<ReturnType<typeof loadUnheld>>['unheldTexts'];

/** With what their keys are called in the project. */
async function readProfiles(
  profiles: readonly LanguageProfile[],
  { groups }: RepositoryProject,
): Promise<ReadonlyMap<number, ImportProfile>> {
  if (profiles.length === 0) return new Map();
  const { placedKeys, withNamesNow } = await loadNames();
  const keys = placedKeys(groups);
  return new Map(
    profiles.map(({ languageId, json }) => [
      languageId,
      withNamesNow(JSON.parse(json) as ImportProfile, keys),
    ]),
  );
}

/** Writes the files of a project, again for every change of the options. */
export class ExportWriter {
  private project: RepositoryProject = { languages: [], groups: [] };
  private profiles: ReadonlyMap<number, ImportProfile> = new Map();
  private options: ExportOptions | null = null;
  private files: ExportFile[] = [];
  private repository: RepositoryWriter | null = null;
  private last: Promise<unknown> = Promise.resolve();

  /** Answers requests one after another, since an answer may wait for the code of a format. */
  answer(request: ExportRequest): Promise<ExportAnswer | null> {
    const answer = this.last.then(() => this.answerTo(request));
    this.last = answer.catch(() => null);
    return answer;
  }

  private async answerTo(request: ExportRequest): Promise<ExportAnswer | null> {
    if (request.kind === 'project') {
      this.project = request.project;
      return null;
    }
    if (request.kind === 'profiles') {
      this.profiles = await readProfiles(request.profiles, this.project);
      return null;
    }
    if (request.kind === 'write') {
      const [{ unheldTexts }] = await Promise.all([
        loadUnheld(),
        loadCodecs(formatsOf(request.options.platform)),
      ]);
      return this.write(request.run, request.options, unheldTexts);
    }
    if (request.kind === 'prepare') {
      await Promise.all([loadCodecs(FORMATS), loadRepositoryWriter(), loadNames(), loadUnheld()]);
      return { kind: 'prepared' };
    }
    if (request.kind === 'download') return this.download(request.projectName, request.now);
    const { RepositoryWriter: Writer } = await loadRepositoryWriter();
    this.repository ??= new Writer();
    return this.answerOf(this.repository, request);
  }

  private async answerOf(repository: RepositoryWriter, request: RepositoryRequest): Promise<ExportAnswer> {
    if (request.kind === 'repository') {
      const documents = await repository.write(this.project, this.profiles, request);
      const unheld = repository.unheldIn(this.project, this.profiles, request);
      return { kind: 'repository', documents, unheld };
    }
    if (request.kind === 'repository-download')
      return { kind: 'ready', ...repository.download(request.paths, request.projectName, request.now) };
    const { run, path, isWhole } = request;
    return { kind: 'difference', run, difference: repository.differenceIn(path, isWhole) };
  }

  private write(run: number, chosen: ExportOptions, unheldTexts: FindUnheld): Written {
    const { pluralMode = 'strict', sourceLanguageId = null, groups } = this.project;
    const options: WriteOptions = { ...chosen, profiles: this.profiles, pluralMode, sourceLanguageId };
    this.options = chosen;
    this.files = writeProject(this.project, options);
    const blank = writeProject({ ...this.project, groups: [] }, options);
    return {
      kind: 'written',
      run,
      files: this.files.map((file) => ({
        path: file.path,
        bytes: fileBytes(file).length,
        isEmpty: blank.some(({ path, text }) => path === file.path && text === file.text),
        ...headOf(file.text),
      })),
      empty: Object.fromEntries(options.languageIds.map((id) => [id, emptyIn(this.project, id)])),
      unvalidated: Object.fromEntries(
        options.languageIds.map((id) => [id, options.validatedOnly ? unvalidatedIn(this.project, id) : 0]),
      ),
      stale: Object.fromEntries(
        options.languageIds.map((id) => [id, countStaleKeys(groups, id, sourceLanguageId)]),
      ),
      numbered: this.isKept(options) ? 0 : numberedKeys(this.project, options).length,
      replaced: countReplacedTexts(this.project, options),
      unheld: unheldTexts(this.project, {
        ...options,
        formats: formatsOf(options.platform),
        profiles: this.profiles,
        pluralMode,
      }),
      placeholders: {
        ...reportPlaceholders(this.project, options, PREVIEW_TEXTS),
        platform: options.platform,
      },
      usual: usualPlurals(this.project, options),
    };
  }

  /** Whether files are written as imported or like the imported ones: keys have their original names there. */
  private isKept({ platform }: ExportOptions): boolean {
    return [...this.profiles.values()].some(({ files }) => hasFilesOf(platform, files));
  }

  private download(projectName: string, now: Date): ExportAnswer {
    const platform = this.options?.platform ?? 'web';
    const { name, isArchive } = planDownload(this.files, { projectName, platform, date: dayOf(now) });
    const bytes = isArchive ? zipFiles(this.files, now) : fileBytes(this.files[0] ?? { text: '' });
    return { kind: 'ready', name, bytes };
  }
}

function headOf(text: string): Pick<WrittenFile, 'head' | 'hasMore'> {
  const lines = text.split('\n', PREVIEW_LINES + 1);
  return { head: lines.slice(0, PREVIEW_LINES).join('\n'), hasMore: lines.length > PREVIEW_LINES };
}
