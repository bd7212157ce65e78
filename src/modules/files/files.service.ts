import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { FileProfileView } from '#core/api/files.js';
import { WEB_FORMATS, withOwnComments } from '#core/formats/index.js';
import type { FileProfile, ImportProfile, ProfilePart } from '#core/formats/index.js';
import type { Steps } from '#core/steps.js';

import { NotFoundError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/compressed-json.js';
import { inSlices } from '../../platform/slices.js';
import type { Member } from '../members/member.js';
import { FilesQueries } from './files.queries.js';

/** Where files were imported. */
export interface FilesPlace {
  projectId: number;
  languageId: number;
  changeSetId: number | null;
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
    const { projectId } = member;
    return CompressedJson.of(this.profileJson(projectId, languageId));
  }

  /** Inside the transaction of the import, when the keys are there. */
  async keep(place: FilesPlace, { files }: ImportProfile): Promise<void> {
    for (const file of files) await this.keepFile(place, file);
  }

  private async keepFile(place: FilesPlace, file: FileProfile): Promise<void> {
    const { format, name, keys, encoding, hasBom, style } = file;
    const imported = await this.queries.importedKeys(place.projectId, keys);
    const descriptions = imported.map(({ description }) => description);
    const { parts } = await inSlices(withOwnComments(file, descriptions));
    const json = await inSlices(jsonInSteps(parts));
    await this.queries.keep(place, {
      format,
      name,
      head: { encoding, hasBom, style },
      keys,
      keyIds: imported.map(({ id }) => id),
      parts: await compressed(json),
    });
  }

  /** Parts are never parsed: they make up almost all of a profile. */
  private async *profileJson(projectId: number, languageId: number): AsyncIterable<string> {
    const files = await this.queries.read(projectId, languageId, WEB_FORMATS);
    yield '{"version":1,"files":[';
    for (const [index, { parts, ...file }] of files.entries()) {
      yield `${index > 0 ? ',' : ''}${JSON.stringify(file).slice(0, -1)},"parts":`;
      yield (await decompressed(parts)).toString();
      yield '}';
    }
    yield ']}';
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
