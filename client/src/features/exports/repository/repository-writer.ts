import type { PluralMode } from '#core/domain/plural-rules.js';
import { planDownload, zipFiles } from '#core/formats/export/download.js';
import { fileBytes } from '#core/formats/export/file-bytes.js';
import { unheldTexts } from '#core/formats/export/unheld-texts.js';
import type { UnheldTexts } from '#core/formats/export/unheld-texts.js';
import { untouchedFile } from '#core/formats/export/untouched-file.js';
import type { ExportFile, ExportProject, ImportProfile } from '#core/formats/index.js';
import { languageCode } from '#core/formats/naming/language-code.js';
import { countRenamed, withNewNames } from '#core/formats/profile/rename-keys.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';
import { formatOf, FORMATS, formatsOf } from '#core/formats/registry/registry.js';
import { countChangedTexts, isSameContent } from '#core/repository/content/document-change.js';
import type { TextOptions } from '#core/repository/content/document-change.js';
import { newPaths } from '#core/repository/content/new-paths.js';
import { writeRepository } from '#core/repository/content/write-repository.js';
import type {
  UnplacedTexts,
  WrittenDocument,
  WrittenFile,
} from '#core/repository/content/write-repository.js';
import { runSteps } from '#core/steps.js';

import { dayOf } from '../../../lib/text/day-of.js';
import { differenceOf, unmarked } from './difference.js';
import type { Difference } from './difference.js';

/** A project whose groups say the files that they belong to. */
export interface RepositoryProject extends ExportProject {
  pluralMode?: PluralMode;
  sourceLanguageId?: number | null;
  files?: readonly WrittenFile[];
}

/** What becomes of a document of the repository. */
export interface RepositoryDocument {
  /** `locales/fr/common.json` */
  path: string;
  /** Null: it holds all languages. */
  languageId: number | null;
  /** `unknown`: what it was has not been loaded. `unwritten`: it would be new, and has no text. */
  change: 'same' | 'changed' | 'new' | 'unknown' | 'unwritten';
  /** The number of its texts that differ; null: not known. */
  texts: number | null;
}

interface Choices {
  validatedOnly: boolean;
  /** The languages with documents that have not been loaded. */
  lacking: readonly number[];
}

interface Compared {
  document: WrittenDocument;
  before: Omit<ExportFile, 'path'> | null;
  view: RepositoryDocument;
}

/** Writes the documents of a repository, and compares them with what they were. */
export class RepositoryWriter {
  private documents: ReadonlyMap<string, Compared> = new Map();
  private unplaced: UnplacedTexts[] = [];

  async write(
    project: RepositoryProject,
    profiles: ReadonlyMap<number, ImportProfile>,
    choices: Choices,
  ): Promise<RepositoryDocument[]> {
    const { files = [], languages, pluralMode = 'strict', sourceLanguageId = null } = project;
    await loadCodecs(files.flatMap(formatsBeside));
    const unwritten: RepositoryDocument[] = [];
    const unplaced: UnplacedTexts[] = [];
    const documents = runSteps(
      writeRepository(project, files, {
        languageIds: languages.map(({ id }) => id),
        validatedOnly: choices.validatedOnly,
        pluralMode,
        sourceLanguageId,
        profiles,
        pathOf: newPaths(project, profiles, sourceLanguageId),
        onUnwritten: (path, languageId) =>
          unwritten.push({ path, languageId, change: 'unwritten', texts: 0 }),
        onUnplaced: (texts) => unplaced.push(texts),
      }),
    );
    const compared = await Promise.all(documents.map((one) => compare(one, project, choices)));
    this.documents = new Map(compared.map((one) => [one.document.path, one]));
    // A language whose documents are not loaded may have them.
    const isKnown = ({ languageId }: Pick<RepositoryDocument, 'languageId'>): boolean =>
      languageId === null || !choices.lacking.includes(languageId);
    this.unplaced = unplaced.filter(isKnown);
    return [...compared.map(({ view }) => view), ...unwritten.filter(isKnown)];
  }

  /** What the documents have no place for, format by format, after `write`, which loads the codecs. */
  unheldIn(
    { languages, groups, files = [], pluralMode = 'strict', sourceLanguageId = null }: RepositoryProject,
    profiles: ReadonlyMap<number, ImportProfile>,
    { validatedOnly }: Pick<Choices, 'validatedOnly'>,
  ): UnheldTexts[] {
    const unplaced = this.unplaced.map((texts): UnheldTexts => ({ ...texts, kind: 'place' }));
    const unheld = FORMATS.flatMap((format) => {
      const own = new Set(files.flatMap((file) => (file.format === format.id ? [file.path] : [])));
      if (own.size === 0) return [];
      return unheldTexts(
        { languages, groups: groups.filter(({ file }) => typeof file === 'string' && own.has(file)) },
        {
          formats: [format],
          profiles,
          languageIds: languages.map(({ id }) => id),
          validatedOnly,
          pluralMode,
          sourceLanguageId,
        },
      );
    });
    return [...unplaced, ...unheld];
  }

  /** A document as it is written, with its changes. */
  differenceIn(path: string, isWhole: boolean): Difference {
    const { document, before, view } = this.documents.get(path) ?? NOTHING;
    return before || view.change === 'new'
      ? differenceOf(before?.text ?? null, document.text, isWhole)
      : unmarked(document.text, isWhole);
  }

  /** One document as it is, several as an archive of their paths. */
  download(paths: readonly string[], projectName: string, now: Date) {
    const files = paths.flatMap((path) => this.documents.get(path)?.document ?? []);
    const archive = { projectName, platform: 'repository' as const, date: dayOf(now) };
    const { name, isArchive } = planDownload(files, archive);
    return { name, bytes: isArchive ? zipFiles(files, now) : fileBytes(files[0] ?? { text: '' }) };
  }
}

const NOTHING: { document: Pick<ExportFile, 'text'> } & Pick<Compared, 'before'> & {
    view: Pick<RepositoryDocument, 'change'>;
  } = { document: { text: '' }, before: null, view: { change: 'unknown' } };

/** The formats of the platform of a file: its format cannot hold every key. */
const formatsBeside = ({ format }: WrittenFile) =>
  FORMATS.filter(({ id }) => id === format).flatMap(({ platform }) => formatsOf(platform));

async function compare(
  document: WrittenDocument,
  project: RepositoryProject,
  { lacking }: Choices,
): Promise<Compared> {
  const { path, languageId, profile } = document;
  const before = profile && untouchedFile(profile);
  const change = await changeOf(document, before, lacking);
  const isKnown = change === 'new' || (change === 'changed' && before !== null);
  const counted = isKnown ? countChanges(document, project) : null;
  return { document, before, view: { path, languageId, change, texts: change === 'same' ? 0 : counted } };
}

/** A key with another name counts once, whatever becomes of its texts. */
function countChanges(document: WrittenDocument, project: RepositoryProject): number {
  const { profile } = document;
  const named = profile && withNewNames(profile);
  const texts = countChangedTexts(document, named && untouchedFile(named), textOptions(document, project));
  return texts + countRenamed(profile?.keys ?? [], named?.keys ?? []);
}

function textOptions(
  { languageId, file, path, profile }: WrittenDocument,
  { languages, files = [], pluralMode = 'strict' }: RepositoryProject,
): TextOptions {
  const language = languages.find(({ id }) => id === languageId);
  const { format = '' } = files.find((own) => own.path === file) ?? {};
  // What the format of a file cannot hold is in a new document of another one.
  const own = profile ? format : (formatOf(path)?.id ?? format);
  return { pluralMode, tag: language ? languageCode(language) : null, format: own };
}

async function changeOf(
  document: WrittenDocument,
  before: Compared['before'],
  lacking: readonly number[],
): Promise<RepositoryDocument['change']> {
  const { profile, languageId } = document;
  if (before) return isSameContent(before, document) ? 'same' : 'changed';
  if (profile) return digestChange(document, profile.document?.sha256);
  return languageId === null || !lacking.includes(languageId) ? 'new' : 'unknown';
}

/** Of a document whose profile does not tell what it was. Browsers have digests in secure contexts only. */
async function digestChange(
  document: WrittenDocument,
  digest: string | undefined,
): Promise<RepositoryDocument['change']> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (digest === undefined || subtle === undefined) return 'unknown';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(fileBytes(document))));
  const own = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return own === digest ? 'same' : 'changed';
}
