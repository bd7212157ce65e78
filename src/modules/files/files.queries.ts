import { Injectable } from '@nestjs/common';

import type { FileProfileView } from '#core/api/files.js';
import type { FileProfile, ProfileDocument, ProfileKey, RenamedKey } from '#core/formats/index.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import { countingFiles } from './counting-files.sql.js';
import { IS_READABLE } from './readable-files.sql.js';

/** The part of a profile that is stored as JSON, besides its keys and parts. */
export interface FileHead extends Pick<FileProfile, 'encoding' | 'hasBom' | 'style' | 'languages'> {
  /** The ids of `languages` in the project, which decide who may read the profile. */
  languageIds?: readonly number[];
}

/** The key that a key of a file became; null if it was not imported. */
export interface ImportedKey {
  id: number | null;
  description: string | null;
  isPlural: boolean | null;
}

interface StoredFile {
  head: Omit<FileHead, 'languageIds'>;
  format: string;
  name: string;
  keys: ProfileKey[];
  /** Compressed JSON. */
  parts: Buffer;
  document: Omit<ProfileDocument, 'language'> | null;
}

/** A file without its parts, with what its keys are and what they are called now. */
interface ReadFile extends Omit<StoredFile, 'parts'> {
  keyIds: number[];
  now: RenamedKey[] | null;
}

/** A file without its parts, with the ids of its keys. */
interface HoldingFile extends Pick<FileProfile, 'format' | 'name' | 'keys'> {
  id: number;
  head: Pick<FileProfile, 'encoding' | 'hasBom' | 'style' | 'languages'>;
  keyIds: number[];
}

export interface FileToKeep extends Omit<StoredFile, 'head'> {
  head: FileHead;
  keyIds: (number | null)[];
  document: ProfileDocument | null;
}

const READABLE = readableLanguages({ of: 'member', languageId: '$3' });

const LIST = `
  SELECT f.language_id AS "languageId", f.format, f.name, f.path, ${isoMoment('f.at')} AS at
  FROM (${countingFiles({ single: '$3' })}) f
  JOIN (${readableLanguages({ of: 'member' })}) l ON l.id = f.language_id
  WHERE ${IS_READABLE}
  ORDER BY l.id, f.place, f.id`;

const IMPORTED_KEYS = `
  SELECT k.id, k.description, k.is_plural AS "isPlural"
  FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS wanted(key, place)
  LEFT JOIN key_group g ON g.project_id = $1 AND g.name = wanted.key->>0
    AND g.file_id IS NOT DISTINCT FROM (SELECT f.id FROM project_file f WHERE f.project_id = $1 AND f.path = $3)
  LEFT JOIN translation_key k ON k.project_id = $1 AND k.group_id = g.id AND k.name = wanted.key->>1
  ORDER BY wanted.place`;

const KEEP = `
  INSERT INTO file_profile (project_id, language_id, change_set_id, format, name, head, keys, key_ids, parts, path, sha256, file_id)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, decode($11, 'hex'),
    (SELECT f.id FROM project_file f WHERE f.project_id = $1 AND f.path = $12)`;

/** The files of language $3. */
const OF_LANGUAGE = `
  SELECT f.id FROM (${countingFiles({ single: '$4', languageId: '$3' })}) f
  WHERE ${IS_READABLE}
  ORDER BY f.place, f.id`;

// A key that has moved to another group of the file and still has its name is the same entry where all groups share one
// namespace.
const READ = `
  SELECT f.format, f.name, f.head - 'languageIds' AS head,
    CASE WHEN f.file_id IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object(
      'path', f.path, 'file', of.path, 'sha256', encode(f.sha256, 'hex'))) END AS document,
    CASE WHEN f.format = ANY($3) THEN f.keys ELSE (
      SELECT coalesce(jsonb_agg(
        CASE WHEN k.name = old.key->>1 AND g.id IS NOT NULL THEN jsonb_set(old.key, '{0}', to_jsonb(g.name)) ELSE old.key END ORDER BY old.place), '[]')
      FROM ROWS FROM (jsonb_array_elements(f.keys), unnest(f.key_ids)) WITH ORDINALITY AS old(key, id, place)
      LEFT JOIN translation_key k ON k.project_id = $1 AND k.id = old.id
      LEFT JOIN key_group g ON g.project_id = $1 AND g.id = k.group_id AND g.file_id IS NOT DISTINCT FROM f.file_id) END AS keys, to_jsonb(f.key_ids) AS "keyIds",
    (SELECT jsonb_agg(jsonb_build_array(old.place - 1, g.name, k.name) ORDER BY old.place)
      FROM ROWS FROM (jsonb_array_elements(f.keys), unnest(f.key_ids)) WITH ORDINALITY AS old(key, id, place)
      JOIN translation_key k ON k.project_id = $1 AND k.id = old.id AND k.name <> old.key->>1
      JOIN key_group g ON g.project_id = $1 AND g.id = k.group_id AND g.file_id IS NOT DISTINCT FROM f.file_id) AS now
  FROM file_profile f LEFT JOIN project_file of ON of.project_id = f.project_id AND of.id = f.file_id
  WHERE f.project_id = $1 AND f.id = $2`;

/** The largest of the files of formats $3 in which key $2 may hold others: another one begins with its name. */
const HOLDING = `
  SELECT f.id, f.format, f.name, f.head - 'languageIds' AS head, f.keys, to_jsonb(f.key_ids) AS "keyIds"
  FROM (${countingFiles({ single: `'{}'::text[]` })}) f
  WHERE f.format = ANY($3) AND $2 = ANY(f.key_ids) AND octet_length(f.parts) <= $4 AND octet_length(f.keys::text) <= $4
    AND EXISTS (
    SELECT FROM ROWS FROM (jsonb_array_elements(f.keys), unnest(f.key_ids)) AS own(key, id)
    CROSS JOIN jsonb_array_elements(f.keys) AS other(key)
    WHERE own.id = $2 AND starts_with(other.key->>1, (own.key->>1) || '_'))
  ORDER BY octet_length(f.parts) DESC, f.id LIMIT 1`;

/** The bytes of a file that are read at once. */
const PIECE = 1_000_000;

const PIECE_OF_PARTS = `
  SELECT substring(parts FROM $3 FOR ${PIECE}) AS piece FROM file_profile WHERE project_id = $1 AND id = $2`;

const STORED = `
  SELECT
    (SELECT coalesce(sum(octet_length(parts) + pg_column_size(keys)), 0)::bigint FROM file_profile WHERE project_id = $1) AS bytes,
    (SELECT count(*) FROM (${countingFiles({ single: `'{}'::text[]` })}) f WHERE f.file_id IS NOT NULL) AS documents`;

@Injectable()
export class FilesQueries {
  constructor(private readonly database: Database) {}

  /** @param single the formats of which a language has one file */
  list({ projectId, id }: Member, single: readonly string[]): Promise<FileProfileView[]> {
    return this.database.query<FileProfileView>(LIST, [projectId, id, single]);
  }

  /** The keys of a file as the project has them, in the order of the file. */
  importedKeys(
    projectId: number,
    { keys, document }: Pick<FileProfile, 'keys' | 'document'>,
  ): Promise<ImportedKey[]> {
    const parameters = [projectId, JSON.stringify(keys), document?.file ?? null];
    return this.database.query<ImportedKey>(IMPORTED_KEYS, parameters);
  }

  async keep(
    {
      projectId,
      languageId,
      changeSetId,
    }: { projectId: number; languageId: number; changeSetId: number | null },
    { format, name, head, keys, keyIds, parts, document }: FileToKeep,
  ): Promise<void> {
    const ids = keyIds.map((id) => id ?? 0);
    const columns = [format, name, JSON.stringify(head), JSON.stringify(keys), ids, parts];
    const place = [document?.path ?? null, document?.sha256 ?? null, document?.file ?? null];
    await this.database.query(KEEP, [projectId, languageId, changeSetId, ...columns, ...place]);
  }

  async isReadable({ projectId, id }: Member, languageId: number): Promise<boolean> {
    return (await this.database.query(READABLE, [projectId, id, languageId])).length > 0;
  }

  /** The ids of the files of a language, in their order. */
  async ofLanguage(
    { projectId, id }: Member,
    languageId: number,
    single: readonly string[],
  ): Promise<number[]> {
    const parameters = [projectId, id, languageId, single];
    const files = await this.database.query<{ id: number }>(OF_LANGUAGE, parameters);
    return files.map((file) => file.id);
  }

  /** What a file was. */
  async read(
    { projectId }: Member,
    fileId: number,
    single: readonly string[],
  ): Promise<ReadFile | undefined> {
    const parameters = [projectId, fileId, single];
    const [file] = await this.database.query<ReadFile>(READ, parameters);
    return file;
  }

  /** The compressed parts of a file, in pieces: as one value, they would be in memory four times. */
  async *parts({ projectId }: Member, fileId: number): AsyncGenerator<Buffer> {
    for (let from = 1; ; from += PIECE) {
      const parameters = [projectId, fileId, from];
      const [row] = await this.database.query<{ piece: Buffer }>(PIECE_OF_PARTS, parameters);
      if (row === undefined || row.piece.length === 0) return;
      yield row.piece;
    }
  }

  /**
   * @param formats the ids of those in which the entry of a key may hold others
   * @param most bytes of its compressed parts, and of the names of its keys
   */
  async fileHolding(
    projectId: number,
    keyId: number,
    formats: readonly string[],
    most: number,
  ): Promise<HoldingFile | null> {
    const [file] = await this.database.query<HoldingFile>(HOLDING, [projectId, keyId, formats, most]);
    return file ?? null;
  }

  /** The bytes of all files of a project, compressed, and the number of documents that are written into its repository. */
  async stored(projectId: number): Promise<{ bytes: number; documents: number }> {
    const [row] = await this.database.query<{ bytes: number; documents: number }>(STORED, [projectId]);
    return row ?? { bytes: 0, documents: 0 };
  }
}
