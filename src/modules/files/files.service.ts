import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { FileProfileView } from '#core/api/files.js';
import { FORMATS, WEB_FORMATS, withOwnComments } from '#core/formats/index.js';
import type { FileLanguage, FileProfile, ImportProfile, ProfilePart } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/compressed-json.js';
import { inSlices } from '../../platform/slices.js';
import type { Member } from '../members/member.js';
import { FilesQueries } from './files.queries.js';
import type { FileHead } from './files.queries.js';

/** Where files were imported. */
export interface FilesPlace {
  projectId: number;
  /** Those that the files may hold; the first is that of files that name none. */
  languages: readonly ImportedLanguage[];
  changeSetId: number | null;
}

/** A language, with its tag or the one that an import gave for it. */
interface ImportedLanguage {
  id: number;
  tag: string | null;
}

const compressed = promisify(gzip);
const decompressed = promisify(gunzip);

/** Keeps what imported files were, so that exports can write them again (docs/formats.md, 13). */
@Injectable()
export class FilesService {
  constructor(private readonly queries: FilesQueries) {}

  listFileProfiles(member: Member): Promise<FileProfileView[]> {
    return this.queries.list(member, WEB_FORMATS);
  }

  /** ImportProfile as JSON, with the names that keys have now. */
  async readFileProfiles(member: Member, languageId: number): Promise<CompressedJson> {
    if (!(await this.queries.isReadable(member, languageId)))
      throw new NotFoundError(ErrorCode.NotExistingLanguage);
    return CompressedJson.of(this.profileJson(member, languageId));
  }

  /** Inside the transaction of the import, when the keys are there. */
  async keep(place: FilesPlace, { files }: ImportProfile): Promise<void> {
    for (const file of files) await this.keepFile(place, file);
  }

  private async keepFile(
    { projectId, changeSetId, languages }: FilesPlace,
    file: FileProfile,
  ): Promise<void> {
    const { format, name, keys, encoding, hasBom, style } = file;
    const imported = await this.queries.importedKeys(projectId, keys);
    const descriptions = imported.map(({ description }) => description);
    const { parts } = await inSlices(withOwnComments(file, descriptions));
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
    const files = await this.queries.read(member, languageId, WEB_FORMATS);
    yield '{"version":1,"files":[';
    for (const [index, { parts, head, ...file }] of files.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify({ ...head, ...file }).slice(0, -1)},"parts":`;
      yield (await decompressed(parts)).toString();
      yield '}';
    }
    yield ']}';
  }
}

/** Of a language that was not imported: only a member who may read every language reads what the file has of it. */
const NONE = 0;

/** The language that keeps a file, and what its head says of the languages that it holds. */
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
