import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { FileProfileView } from '#core/api/files.js';
import { WEB_FORMATS } from '#core/formats/index.js';
import type { ProfilePart } from '#core/formats/index.js';
import { calledAfter } from '#core/formats/profile/rename-keys.js';
import { FORMATS_HOLDING_KEYS } from '#core/formats/registry/holding-keys.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { ProjectReads } from '../content/project-reads.js';
import type { Member } from '../members/member.js';
import { FilesQueries } from './files.queries.js';

/** A key, and what its name adds to that of the key in whose entry it stands. */
interface KeyCalledAfter {
  id: number;
  /** `_files` */
  suffix: string;
}

/** Larger files keep the names of such keys: reading one would hold up everybody. Bytes of its parts as JSON. */
const MOST_READ = 4_000_000;

const decompressed = promisify(gunzip);

/** Reads what imported files were, so that exports can write them again (docs/formats.md, 13). */
@Injectable()
export class FilesService {
  constructor(
    private readonly reads: ProjectReads,
    private readonly queries: FilesQueries,
  ) {}

  listFileProfiles(member: Member): Promise<FileProfileView[]> {
    return this.queries.list(member, WEB_FORMATS);
  }

  /** ImportProfile as JSON, with what keys are called now. */
  readFileProfiles(member: Member, languageId: number): Promise<CompressedJson> {
    // No revision covers files: a caller may only share a read that has not started.
    const wanted = { what: `files of ${languageId}`, version: randomUUID() };
    return this.reads.read(member, wanted, async (actor) => {
      if (!(await this.queries.isReadable(actor, languageId)))
        throw new NotFoundError(ErrorCode.NotExistingLanguage);
      return CompressedJson.of(this.profileJson(actor, languageId));
    });
  }

  /** The keys that the document of a key calls after it (docs/formats.md, 13.4); none if it is a large one. */
  async keysCalledAfter(member: Member, keyId: number): Promise<KeyCalledAfter[]> {
    const { projectId } = member;
    const holding = await this.queries.fileHolding(projectId, keyId, FORMATS_HOLDING_KEYS, MOST_READ / 4);
    if (!holding) return [];
    const { id: fileId, head, keyIds, ...file } = holding;
    const parts = await this.readParts(member, fileId);
    if (!parts) return [];
    // Others are answered between what takes the longest.
    await nextTurn();
    return calledAfter({ ...head, ...file, parts }, keyIds.indexOf(keyId)).flatMap(({ index, suffix }) => {
      const id = keyIds[index] ?? 0;
      return id === 0 ? [] : [{ id, suffix }];
    });
  }

  /** Parts are not parsed: they make up almost all of a profile. */
  private async *profileJson(member: Member, languageId: number): AsyncIterable<string> {
    let before = '{"version":1,"files":[';
    for (const fileId of await this.queries.ofLanguage(member, languageId, WEB_FORMATS)) {
      const stored = await this.queries.read(member, fileId, WEB_FORMATS);
      const { head, document, now, ...file } = assertDefined(stored, 'file of a snapshot');
      const written = { ...head, ...file, ...(document && { document }), ...(now && { now }) };
      yield `${before}${JSON.stringify(written).slice(0, -1)},"parts":`;
      yield* this.partsJson(member, fileId);
      before = '},';
    }
    yield before === '},' ? '}]}' : `${before}]}`;
  }

  /** Null: there are more than may be read at once. */
  private async readParts(member: Member, fileId: number): Promise<ProfilePart[] | null> {
    const pieces: Buffer[] = [];
    for await (const piece of this.queries.parts(member, fileId)) pieces.push(piece);
    try {
      const json = await decompressed(Buffer.concat(pieces), { maxOutputLength: MOST_READ });
      return JSON.parse(json.toString('utf8')) as ProfilePart[];
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }

  private async *partsJson(member: Member, fileId: number): AsyncIterable<string> {
    const gunzip = createGunzip().setEncoding('utf8');
    // Compressed, a file is at most as large as the body that brought it.
    for await (const piece of this.queries.parts(member, fileId)) gunzip.write(piece);
    gunzip.end();
    yield* gunzip as AsyncIterable<string>;
  }
}
