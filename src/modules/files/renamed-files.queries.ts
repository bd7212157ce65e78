import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { countingFiles } from './counting-files.sql.js';

/** A document as it was imported; also those that later ones or an undo have replaced, which may count again. */
export interface StoredDocument {
  id: number;
  path: string;
  /** Null if its language has none, or is deleted. */
  tag: string | null;
}

const DOCUMENTS = `
  SELECT f.id, f.path, l.tag
  FROM file_profile f LEFT JOIN language l ON l.project_id = f.project_id AND l.id = f.language_id
  WHERE f.project_id = $1 AND f.file_id = $2 AND f.path IS NOT NULL ORDER BY f.id`;

const PATHS_OF_OTHERS = `
  SELECT f.path FROM (${countingFiles({ single: `'{}'::text[]` })}) f WHERE f.file_id <> $2 AND f.path = ANY($3)`;

const RENAME = `UPDATE project_file SET path = $3 WHERE project_id = $1 AND id = $2`;

const PART = 1_000;

// What it was is stored for the undo. $2 change set, $3 documents, $4 their paths before, $5 and after.
const RENAME_DOCUMENTS = `
  WITH renamed AS (
    SELECT d.*, (place - 1) / ${PART} + (
      SELECT coalesce(max(part) + 1, 0) FROM change_set_rows WHERE project_id = $1 AND change_set_id = $2) AS part
    FROM unnest($3::bigint[], $4::text[], $5::text[]) WITH ORDINALITY AS d(id, before, after, place)),
  stored AS (
    INSERT INTO change_set_rows (project_id, change_set_id, part, row_type, rows)
    SELECT $1::bigint, $2::bigint, part, 'document_path', jsonb_agg(jsonb_build_array(id, before, after) ORDER BY place)
    FROM renamed GROUP BY part)
  UPDATE file_profile f SET path = renamed.after FROM renamed WHERE f.project_id = $1 AND f.id = renamed.id`;

const ORDER = `
  UPDATE project_file f SET position = wanted.place FROM unnest($2::bigint[]) WITH ORDINALITY AS wanted(id, place)
  WHERE f.project_id = $1 AND f.id = wanted.id AND f.position <> wanted.place`;

/** Changes paths and order of files. Under the exclusive lock of the project. */
@Injectable()
export class RenamedFilesQueries {
  constructor(private readonly database: Database) {}

  documents(projectId: number, fileId: number): Promise<StoredDocument[]> {
    return this.database.query<StoredDocument>(DOCUMENTS, [projectId, fileId]);
  }

  /** The paths among `paths` that documents of other files have. */
  async takenPaths(projectId: number, fileId: number, paths: readonly string[]): Promise<string[]> {
    const taken = await this.database.query<{ path: string }>(PATHS_OF_OTHERS, [projectId, fileId, paths]);
    return taken.map(({ path }) => path);
  }

  /** @param paths of `documents`, in their order */
  async rename(
    projectId: number,
    { fileId, to, changeSetId }: { fileId: number; to: string; changeSetId: number },
    documents: readonly StoredDocument[],
    paths: readonly string[],
  ): Promise<void> {
    await this.database.query(RENAME, [projectId, fileId, to]);
    const ids = documents.map(({ id }) => id);
    const before = documents.map(({ path }) => path);
    await this.database.query(RENAME_DOCUMENTS, [projectId, changeSetId, ids, before, paths]);
  }

  async order(projectId: number, fileIds: readonly number[]): Promise<void> {
    await this.database.query(ORDER, [projectId, fileIds]);
  }
}
