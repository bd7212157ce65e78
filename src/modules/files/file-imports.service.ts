import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { LIMITS } from '#core/domain/rules.js';
import { carryLeftOut, withOwnComments } from '#core/formats/index.js';
import type {
  CatalogueGroup,
  FileProfile,
  ImportProfile,
  ObsoleteCounts,
  ProfileKey,
  ProfilePart,
} from '#core/formats/index.js';
import { mayBeNamedByTexts } from '#core/formats/registry/named-by-texts.js';
import type { Steps } from '#core/steps.js';

import { Config } from '../../platform/config/config.js';
import { RuleError } from '../../platform/errors/domain.error.js';
import { inSlices } from '../../platform/slices.js';
import { BaseLanguages } from '../content/base-languages.js';
import { FileAdoption } from './file-adoption.service.js';
import { FilesQueries } from './files.queries.js';
import { groupsByFile } from './groups-by-file.js';
import type { GroupsByFile } from './groups-by-file.js';
import { languagesIn, languagesOf } from './imported-languages.js';
import type { ImportedLanguage } from './imported-languages.js';
import { ProjectFilesService } from './project-files.service.js';
import { ObsoleteKeysQueries } from './obsolete-keys.queries.js';
import type { HeldKeys } from './obsolete-keys.queries.js';
import { readKeys } from './read-keys.js';
import { RenamedKeys } from './renamed-keys.js';
import { RenamedKeysQueries } from './renamed-keys.queries.js';

/** The target of an import. */
export interface FilesPlace {
  projectId: number;
  /** The languages that the files may contain; files that name none belong to the first. */
  languages: readonly ImportedLanguage[];
  changeSetId: number | null;
  /** Who imports. */
  actorId: number;
  /** Whether keys that documents of the base language no longer have become obsolete. */
  marksObsolete: boolean;
  /** The ids of keys that stay as they are nevertheless; none by default. */
  unmarked?: readonly number[] | undefined;
  /** As before the import; absent in a new project. */
  renamed?: RenamedKeys;
  /** The path templates of the files that take over what was imported alone; none by default. */
  adopting?: readonly string[];
}

const limitReached = (files: string): RuleError =>
  new RuleError(ErrorCode.LimitReached, { fields: { files } });

const TOO_MANY_DOCUMENTS = `must not be more than ${LIMITS.documentsPerProject} documents in this project: its files, each in its languages`;

const NONE_MARKED: ObsoleteCounts = { obsolete: 0, restored: 0 };

const compressed = promisify(gzip);

/** Keeps what imported files were, so that exports can write them again (docs/formats.md, 13). Inside an import transaction. */
@Injectable()
export class FileImports {
  constructor(
    private readonly config: Config,
    private readonly projectFiles: ProjectFilesService,
    private readonly baseLanguages: BaseLanguages,
    private readonly queries: FilesQueries,
    private readonly obsoleteKeys: ObsoleteKeysQueries,
    private readonly renamed: RenamedKeysQueries,
    private readonly adoption: FileAdoption,
  ) {}

  /** Creates the files that groups and documents name, before the groups: see ProjectFilesService. */
  createFiles(
    projectId: number,
    groups: readonly CatalogueGroup[],
    profile: ImportProfile | undefined,
  ): Promise<void> {
    return this.projectFiles.createMissing(projectId, groups, profile);
  }

  /** The keys that the imported documents call by the names of their last import. Before anything is imported. */
  async renamedKeys(projectId: number, profile: ImportProfile | undefined): Promise<RenamedKeys> {
    return new RenamedKeys(profile ? await this.renamed.of(projectId, profile) : []);
  }

  /**
   * Stores the profile, after the keys are created.
   * @returns the keys that were marked; nothing if there are none
   * @throws RuleError if the files of the project take too much space, or are too many documents
   */
  async keep(place: FilesPlace, { files }: ImportProfile): Promise<Partial<ObsoleteCounts>> {
    const groups = await inSlices(groupsByFile(place.languages));
    const baseId = place.marksObsolete ? await this.baseLanguages.of(place.projectId) : null;
    const had = await this.heldWithoutBase(place, files, baseId);
    const all: ObsoleteCounts[] = [];
    for (const file of files) all.push(await this.keepFile(place, file, { groups, baseId }));
    all.push(...(await this.markWithoutBase(place, had, baseId)));
    await this.assertRoom(place.projectId, files);
    const obsolete = all.reduce((sum, counts) => sum + counts.obsolete, 0);
    const restored = all.reduce((sum, counts) => sum + counts.restored, 0);
    return obsolete + restored > 0 ? { obsolete, restored } : {};
  }

  /**
   * In an import without files, after the keys are created: those that the base language has are in use again.
   * @returns how many were obsolete; nothing if none was
   */
  async restoreKeys({
    projectId,
    actorId,
    changeSetId,
    languages,
    marksObsolete,
    unmarked = [],
  }: FilesPlace): Promise<Partial<ObsoleteCounts>> {
    if (!marksObsolete) return {};
    const baseId = await this.baseLanguages.of(projectId);
    const groups = languages.find(({ id }) => id === baseId)?.groups ?? [];
    const keys = groups
      .filter(({ file }) => file === undefined)
      .flatMap(({ name: group, keys: own }) => own.map(({ name }): ProfileKey => [group, name]));
    const found = await this.queries.importedKeys(projectId, { keys });
    const ids = found.flatMap(({ id }) => id ?? []);
    const restored = await this.obsoleteKeys.restore({ projectId, actorId, changeSetId }, ids, unmarked);
    return restored > 0 ? { obsolete: 0, restored } : {};
  }

  /** What the imported files hold whose base texts may be the names of keys. */
  private async heldWithoutBase(
    { projectId }: FilesPlace,
    files: readonly FileProfile[],
    baseId: number | null,
  ): Promise<HeldKeys[]> {
    const named = files.filter(({ format }) => mayBeNamedByTexts(format));
    const paths = [...new Set(named.flatMap(({ document }) => document?.file ?? []))];
    if (baseId === null || paths.length === 0) return [];
    return this.obsoleteKeys.heldWithoutBase(projectId, paths, baseId);
  }

  /** Marks the keys that no document of these files has any longer. */
  private async markWithoutBase(
    { projectId, actorId, changeSetId, unmarked = [] }: FilesPlace,
    before: readonly HeldKeys[],
    baseId: number | null,
  ): Promise<ObsoleteCounts[]> {
    if (baseId === null || before.length === 0) return [];
    const paths = before.map(({ file }) => file);
    const had = new Map(before.map(({ file, keyIds }) => [file, keyIds]));
    const marked: ObsoleteCounts[] = [];
    for (const { file, keyIds: has } of await this.obsoleteKeys.heldWithoutBase(projectId, paths, baseId)) {
      const keys = { had: had.get(file) ?? [], has };
      marked.push(
        await this.obsoleteKeys.markInFile({ projectId, actorId, changeSetId, file }, keys, unmarked),
      );
    }
    return marked;
  }

  private async assertRoom(projectId: number, files: readonly FileProfile[]): Promise<void> {
    if (files.length === 0) return;
    const { projectFileBytes: most } = this.config;
    const { bytes, documents } = await this.queries.stored(projectId);
    if (bytes > most) throw limitReached(`must not take more than ${most} bytes in this project, compressed`);
    if (documents > LIMITS.documentsPerProject) throw limitReached(TOO_MANY_DOCUMENTS);
  }

  private async keepFile(
    { projectId, changeSetId, actorId, languages, renamed, unmarked = [], adopting = [] }: FilesPlace,
    file: FileProfile,
    { groups, baseId }: { groups: GroupsByFile; baseId: number | null },
  ): Promise<ObsoleteCounts> {
    const { format, name, keys, encoding, hasBom, style, document = null } = file;
    const { languageId, held } = languagesOf(file, languages);
    const found = await this.queries.importedKeys(projectId, file);
    const imported = renamed?.found(file, found) ?? found;
    const descriptions = imported.map(({ description }) => description);
    const commented = await inSlices(withOwnComments(file, descriptions));
    const keyAt = await inSlices(readKeys(file, languagesIn(file, languages, groups)));
    const { parts } = await inSlices(
      carryLeftOut(commented, (index, language) => {
        const { isPlural = null } = imported[index] ?? {};
        return { read: () => keyAt(index, language), after: isPlural === null ? null : { isPlural } };
      }),
    );
    const keyIds = imported.map(({ id }) => id);
    const marked =
      document && languageId === baseId
        ? await this.obsoleteKeys.mark(
            { projectId, actorId, changeSetId, languageId, file: document.file },
            keyIds.filter((id) => id !== null),
            unmarked,
          )
        : NONE_MARKED;
    if (document && adopting.includes(document.file))
      await this.adoption.adoptProfile({ projectId, changeSetId, languageId }, file);
    const json = await inSlices(jsonInSteps(parts));
    await this.queries.keep(
      { projectId, languageId, changeSetId },
      {
        format,
        name,
        head: { encoding, hasBom, style, ...held },
        keys,
        keyIds,
        parts: await compressed(json),
        document,
      },
    );
    return marked;
  }
}

function* jsonInSteps(parts: readonly ProfilePart[]): Steps<string> {
  const pieces: string[] = [];
  for (let from = 0; from < parts.length; from += STEP) {
    pieces.push(JSON.stringify(parts.slice(from, from + STEP)).slice(1, -1));
    yield;
  }
  return `[${pieces.join(',')}]`;
}

const STEP = 256;
