import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { FileProfileView } from '#core/api/files.js';
import { carryLeftOut, FORMATS, WEB_FORMATS, withOwnComments } from '#core/formats/index.js';
import type {
  CatalogueGroup,
  FileLanguage,
  FileProfile,
  ImportProfile,
  ProfilePart,
} from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { Config } from '../../platform/config/config.js';
import { NotFoundError, RuleError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { inSlices } from '../../platform/slices.js';
import { ProjectReads } from '../content/project-reads.js';
import type { Member } from '../members/member.js';
import { FilesQueries } from './files.queries.js';
import type { FileHead } from './files.queries.js';
import { readKeys } from './read-keys.js';

/** The target of an import. */
export interface FilesPlace {
  projectId: number;
  /** The languages that the files may contain; files without language names belong to the first. */
  languages: readonly ImportedLanguage[];
  changeSetId: number | null;
}

/** A language, with its tag or the one that an import gave for it. */
interface ImportedLanguage {
  id: number;
  tag: string | null;
  /** The imported content of the language. */
  groups?: readonly CatalogueGroup[] | undefined;
}

const compressed = promisify(gzip);

/** Keeps what imported files were, so that exports can write them again (docs/formats.md, 13). */
@Injectable()
export class FilesService {
  constructor(
    private readonly config: Config,
    private readonly reads: ProjectReads,
    private readonly queries: FilesQueries,
  ) {}

  listFileProfiles(member: Member): Promise<FileProfileView[]> {
    return this.queries.list(member, WEB_FORMATS);
  }

  /** ImportProfile as JSON, with the names that keys have now. */
  readFileProfiles(member: Member, languageId: number): Promise<CompressedJson> {
    // No revision covers files: a caller may only share a read that has not started.
    const wanted = { what: `files of ${languageId}`, version: randomUUID() };
    return this.reads.read(member, wanted, async (actor) => {
      if (!(await this.queries.isReadable(actor, languageId)))
        throw new NotFoundError(ErrorCode.NotExistingLanguage);
      return CompressedJson.of(this.profileJson(actor, languageId));
    });
  }

  /**
   * Stores the profile. Call inside the transaction of the import, after the keys are created.
   * @throws RuleError if the files of the project take too much space
   */
  async keep(place: FilesPlace, { files }: ImportProfile): Promise<void> {
    for (const file of files) await this.keepFile(place, file);
    const { projectFileBytes: most } = this.config;
    if (files.length === 0 || (await this.queries.storedBytes(place.projectId)) <= most) return;
    const fields = { files: `must not take more than ${most} bytes in this project, compressed` };
    throw new RuleError(ErrorCode.LimitReached, { fields });
  }

  private async keepFile(
    { projectId, changeSetId, languages }: FilesPlace,
    file: FileProfile,
  ): Promise<void> {
    const { format, name, keys, encoding, hasBom, style } = file;
    const imported = await this.queries.importedKeys(projectId, keys);
    const descriptions = imported.map(({ description }) => description);
    const commented = await inSlices(withOwnComments(file, descriptions));
    const keyAt = await inSlices(readKeys(file, languages));
    const { parts } = await inSlices(
      carryLeftOut(commented, (index, language) => {
        const { isPlural = null } = imported[index] ?? {};
        return { read: () => keyAt(index, language), after: isPlural === null ? null : { isPlural } };
      }),
    );
    const json = await inSlices(jsonInSteps(parts));
    const { languageId, held } = languagesOf(file, languages);
    await this.queries.keep(
      { projectId, languageId, changeSetId },
      {
        format,
        name,
        head: { encoding, hasBom, style, ...held },
        keys,
        keyIds: imported.map(({ id }) => id),
        parts: await compressed(json),
      },
    );
  }

  /** Parts are never parsed: they make up almost all of a profile. */
  private async *profileJson(member: Member, languageId: number): AsyncIterable<string> {
    let before = '{"version":1,"files":[';
    for (const fileId of await this.queries.ofLanguage(member, languageId, WEB_FORMATS)) {
      const stored = await this.queries.read(member, fileId, WEB_FORMATS);
      const { head, ...file } = assertDefined(stored, 'file of a snapshot');
      yield `${before}${JSON.stringify({ ...head, ...file }).slice(0, -1)},"parts":`;
      yield* this.partsJson(member, fileId);
      before = '},';
    }
    yield before === '},' ? '}]}' : `${before}]}`;
  }

  private async *partsJson(member: Member, fileId: number): AsyncIterable<string> {
    const gunzip = createGunzip().setEncoding('utf8');
    // Compressed, a file is at most as large as the body that brought it.
    for await (const piece of this.queries.parts(member, fileId)) gunzip.write(piece);
    gunzip.end();
    yield* gunzip as AsyncIterable<string>;
  }
}

/**
 * The id of a language that was not imported: only a member who may read every language receives its part of the file.
 */
const NONE = 0;

/** The language that a file belongs to, and the languages in it. */
function languagesOf(
  { format, languages: inFile }: FileProfile,
  imported: readonly ImportedLanguage[],
): { languageId: number; held: Pick<FileHead, 'languages' | 'languageIds'> } {
  const idOf = (tag: string | null): number | undefined =>
    imported.find((language) => tag !== null && language.tag === tag)?.id;
  const first = assertDefined(imported[0], 'language of a file').id;
  if (inFile === undefined) return { languageId: first, held: {} };
  const languageIds = inFile.map(({ tag }) => idOf(tag) ?? NONE);
  const held = { languages: inFile, languageIds };
  return { languageId: idOf(keeperIn(format, inFile)?.tag ?? null) ?? first, held };
}

/** A file of all languages belongs to the source language, and one of a pair to the other one. */
function keeperIn(format: string, inFile: readonly FileLanguage[]): FileLanguage | undefined {
  const isPair = FORMATS.find(({ id }) => id === format)?.languages === 'pair';
  return inFile.find(({ isSource }) => isSource !== isPair) ?? inFile[0];
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
