import { planDownload, zipFiles } from '#core/formats/export/download.js';
import { countStaleKeys } from '#core/formats/export/export-selection.js';
import { fileBytes } from '#core/formats/export/file-bytes.js';
import { usualPlurals } from '#core/formats/export/plural-writing-of.js';
import { countReplacedTexts, numberedKeys, writeProject } from '#core/formats/export/write-project.js';
import { loadCodecs } from '#core/formats/load-codecs.js';
import { reportPlaceholders } from '#core/formats/placeholders/placeholder-report.js';
import { formatsOf } from '#core/formats/registry.js';
import type {
  ExportFile,
  ExportOptions,
  ImportProfile,
  JsonFlavour,
  PlaceholderReport,
  Platform,
  WriteOptions,
} from '#core/formats/index.js';

import { hasFilesOf } from './kept-platform.js';
import { emptyIn, unvalidatedIn } from './lacking.js';
import type { WrittenProject } from './lacking.js';

/** Lines of a file that the dialog shows. */
export const PREVIEW_LINES = 40;

/** Texts with placeholders of other platforms that the dialog shows, of those that change and of those that stay. */
export const PREVIEW_TEXTS = 5;

/** What the worker is asked. */
export type ExportRequest =
  | { kind: 'project'; project: WrittenProject }
  /** Of the files that are written again as they were, from now on. */
  | { kind: 'profiles'; profiles: readonly LanguageProfile[] }
  /** `run` numbers the requests: an answer to an older one is out of date. */
  | { kind: 'write'; run: number; options: ExportOptions }
  | { kind: 'download'; projectName: string; now: Date };

/** What the files of a language were. */
export interface LanguageProfile {
  languageId: number;
  /** An `ImportProfile` as JSON: it may have several MB, and a string is handed from thread to thread at once. */
  json: string;
}

export interface WrittenFile {
  path: string;
  /** In the encoding of the file. */
  bytes: number;
  /** The first lines, as they stand in the file. */
  head: string;
  hasMore: boolean;
  /** It holds no key. */
  isEmpty: boolean;
}

export interface Written {
  kind: 'written';
  run: number;
  files: WrittenFile[];
  /** Keys without any text, by language id. */
  empty: Record<number, number>;
  /** Keys that an export of what is validated leaves out, by language id; none of any other export. */
  unvalidated: Record<number, number>;
  /** Keys with a translation whose source has changed, by language id. */
  stale: Record<number, number>;
  /** Keys that take a number because their name is taken. */
  numbered: number;
  /** Plurals, by language, in which the format replaces characters that it cannot hold. */
  replaced: number;
  /** What converting placeholders changes, whether it is chosen or not. */
  placeholders: PlaceholderReport & { platform: Platform };
  /** How JSON holds plurals unless something else is chosen. */
  usual: UsualPlurals;
}

export interface UsualPlurals {
  flavour: JsonFlavour;
  /** What ICU messages call the number. */
  argument: string;
}

export type ExportAnswer = Written | { kind: 'ready'; name: string; bytes: Uint8Array };

/** Writes the files of one project, again and again as the options change. */
export class ExportWriter {
  private project: WrittenProject = { languages: [], groups: [] };
  private profiles: ReadonlyMap<number, ImportProfile> = new Map();
  private options: ExportOptions | null = null;
  private files: ExportFile[] = [];
  private last: Promise<unknown> = Promise.resolve();

  /** One after another, in their order: an answer may have to wait for what writes a format. */
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
      this.profiles = new Map(
        request.profiles.map(({ languageId, json }) => [languageId, JSON.parse(json) as ImportProfile]),
      );
      return null;
    }
    if (request.kind === 'write') {
      await loadCodecs(formatsOf(request.options.platform));
      return this.write(request.run, request.options);
    }
    return this.download(request.projectName, request.now);
  }

  private write(run: number, chosen: ExportOptions): Written {
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
      placeholders: {
        ...reportPlaceholders(this.project, options, PREVIEW_TEXTS),
        platform: options.platform,
      },
      usual: usualPlurals(this.project, options),
    };
  }

  /** Whether languages get back their files, or take after those: there, keys have the names that they had. */
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

/** The day where the user is, as yyyy-mm-dd. */
function dayOf(now: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
