import { Injectable } from '@nestjs/common';

import type { AdoptedGroups, RenamedFile } from '#core/api/imports/changes.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';
import type {
  CatalogueGroup,
  ImportProfile,
  ImportTarget,
  ImportWarning,
  ShownValue,
} from '#core/formats/index.js';

import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { inSlices } from '../../platform/slices.js';
import { BlockingChecks } from '../checks/blocking-checks.service.js';
import type { ContentChange } from '../content/content-changed.js';
import { DocumentRemovals } from '../files/document-removals.service.js';
import { FileAdoption } from '../files/file-adoption.service.js';
import { FileImports } from '../files/file-imports.service.js';
import type { FilesPlace } from '../files/file-imports.service.js';
import { FileRenames } from '../files/file-renames.service.js';
import { ImportChangeSets } from '../history/import-change-sets.service.js';
import type { ImportSlice } from '../history/import-change-sets.service.js';
import type { IdRange } from '../history/id-ranges.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { ImportService } from '../translations/import.service.js';
import type { ImportOutcome } from '../translations/import.service.js';
import type { ImportPlace } from '../translations/import.queries.js';
import { LanguagesQueries } from './languages.queries.js';

export interface LanguageImport extends Pick<FilesPlace, 'languages'> {
  groups: readonly CatalogueGroup[];
  target: ImportTarget;
  files?: ImportProfile | undefined;
  shown?: readonly ShownValue[] | undefined;
  /** Files that get another path first; none by default. */
  rename?: readonly RenamedFile[] | undefined;
  /** The paths of documents that are removed first; none by default. */
  remove?: readonly string[] | undefined;
  /** Groups without a file that belong to one from now on; none by default. */
  adopt?: readonly AdoptedGroups[] | undefined;
  /** Whether keys that documents of the base language no longer have become obsolete; false by default. */
  marksObsolete?: boolean;
  /** The ids of keys that stay as they are nevertheless. */
  unmarked?: readonly number[] | undefined;
  /** Of several calls that are one import; all of it by default. */
  slice?: ImportSlice;
  /** False for an empty new language, which can be deleted. */
  isRevertible: boolean;
}

export type Imported = Omit<ImportOutcome, 'created'> & {
  changeSetId: number | null;
  /** The ids of the groups that files have taken over. */
  adopted: number[];
  hasRenamed: boolean;
  /** What was removed. */
  removed: ContentChange[];
};

/** Imports content and files into languages of a project, as a change set. */
@Injectable()
export class LanguageImports {
  constructor(
    private readonly imports: ImportService,
    private readonly files: FileImports,
    private readonly renames: FileRenames,
    private readonly removals: DocumentRemovals,
    private readonly adoption: FileAdoption,
    private readonly checks: BlockingChecks,
    private readonly changeSets: ImportChangeSets,
    private readonly queries: LanguagesQueries,
  ) {}

  /**
   * Inside an import transaction with the exclusive lock of the project. Warnings about languages are limited to those
   * that the member may read.
   * @throws ForbiddenError if the member may not create keys, or not take over statuses; as ImportChangeSets for a slice
   */
  async import(actor: Member, wanted: LanguageImport): Promise<Imported> {
    const { projectId, userId: actorId } = actor;
    const { isRevertible, slice = {}, rename = [] } = wanted;
    assertMayImport(actor, wanted);
    const set = isRevertible ? await this.changeSets.begin({ projectId, actorId }, slice) : null;
    const place = { projectId, actorId, changeSetId: set?.id ?? null };
    const removed = await this.changeFiles(place, wanted);
    const { created, warnings, ...imported } = await this.importContent(place, wanted, set?.earlier.keyIds);
    // The findings depend on the stored files.
    const unvalidated = await this.checks.countDemoted({ ...place, source: 'import' });
    if (set) await this.changeSets.end(set, created, slice);
    const readable = new Set((await this.queries.list(actor)).map(({ name }) => name));
    const isTold = ({ language }: ImportWarning): boolean => language === undefined || readable.has(language);
    return {
      ...imported,
      counts: { ...imported.counts, ...unvalidated },
      warnings: warnings.filter(isTold),
      changeSetId: place.changeSetId,
      hasRenamed: rename.length > 0,
      removed,
    };
  }

  /** Removes documents, then renames files. Returns what was removed. */
  private async changeFiles(
    { changeSetId, ...by }: ImportPlace,
    { groups, files, rename = [], remove = [] }: LanguageImport,
  ): Promise<ContentChange[]> {
    if (changeSetId === null) return [];
    const place = { ...by, changeSetId };
    const removed = await this.removals.remove(place, remove, filesIn(groups, files));
    await this.renames.rename({ ...place, source: 'import' }, rename, (at) => `rename.${at}.path`);
    return removed;
  }

  /** @param createdKeys those of earlier slices */
  private async importContent(
    place: ImportPlace,
    { groups, languages, target, files, shown, ...rest }: LanguageImport,
    createdKeys: readonly IdRange[] = [],
  ): Promise<ImportOutcome & Pick<Imported, 'adopted'>> {
    const { adopt = [], marksObsolete = false, unmarked } = rest;
    await this.files.createFiles(place.projectId, groups, files);
    const adopted = await this.adoption.adoptGroups(place, adopt);
    const renamed = await this.files.renamedKeys(place.projectId, files);
    const named = await inSlices(renamed.namedNow(groups));
    const preview = shown && { values: shown, createdKeys };
    const imported = await this.imports.importCatalogue(place, named, target, preview);
    const adopting = adopt.map(({ file }) => file);
    const kept = { ...place, languages, marksObsolete, unmarked, renamed, adopting };
    const marked = files ? await this.files.keep(kept, files) : await this.files.restoreKeys(kept);
    return { ...imported, counts: { ...imported.counts, ...marked }, adopted };
  }
}

function assertMayImport(actor: Member, wanted: LanguageImport): void {
  const changesFiles = hasAny(wanted.rename) || hasAny(wanted.remove);
  const isOfAllLanguages = changesFiles || wanted.marksObsolete === true || hasAny(wanted.adopt);
  const needed: Permission[] = ['canWriteKey'];
  if (wanted.target.applyStatuses) needed.push('canWriteStatus');
  if (changesFiles) needed.push('canWriteProject');
  const isLeftOut = isOfAllLanguages && isLimited(actor);
  if (isLeftOut || !needed.every((right) => may(actor.role, right)))
    throw new ForbiddenError(ErrorCode.Unauthorized);
}

const hasAny = (items: readonly unknown[] | undefined): boolean => items !== undefined && items.length > 0;

/** The path templates of the files that an import has something of. */
const filesIn = (groups: readonly CatalogueGroup[], profile: ImportProfile | undefined): string[] => [
  ...new Set([
    ...groups.flatMap(({ file }) => file ?? []),
    ...(profile?.files ?? []).flatMap(({ document }) => document?.file ?? []),
  ]),
];
