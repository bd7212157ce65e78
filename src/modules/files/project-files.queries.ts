import { Injectable } from '@nestjs/common';

import type { DocumentView, FileView } from '#core/api/files.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import { countingFiles } from './counting-files.sql.js';
import { IS_READABLE } from './readable-files.sql.js';

/** A file as an import names it. */
export interface NamedFile {
  path: string;
  format: string;
}

interface DocumentOfFile extends DocumentView {
  fileId: number;
}

const ALL = 'SELECT id, path, format FROM project_file WHERE project_id = $1 ORDER BY position, id';

const CREATE = `
  INSERT INTO project_file (project_id, path, format, position)
  SELECT $1, f.path, f.format, f.place + (SELECT coalesce(max(position), 0) FROM project_file WHERE project_id = $1)
  FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS f(path, format, place)`;

const DOCUMENTS = `
  SELECT f.file_id AS "fileId", f.language_id AS "languageId", f.path, ${isoMoment('f.at')} AS at, f.change_set_id AS "changeSetId",
    CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS by
  FROM (${countingFiles({ single: `'{}'::text[]` })}) f
  JOIN (${readableLanguages({ of: 'member' })}) l ON l.id = f.language_id
  LEFT JOIN change_set c ON c.project_id = f.project_id AND c.id = f.change_set_id
  LEFT JOIN app_user u ON u.id = c.actor_id
  WHERE f.file_id IS NOT NULL AND ${IS_READABLE}
  ORDER BY l.id, f.id`;

@Injectable()
export class ProjectFilesQueries {
  constructor(private readonly database: Database) {}

  /** Also those that are not listed, because nothing is left of them. */
  all(projectId: number): Promise<FileView[]> {
    return this.database.query<FileView>(ALL, [projectId]);
  }

  /** Behind those of the project. */
  async create(projectId: number, files: readonly NamedFile[]): Promise<void> {
    if (files.length === 0) return;
    const paths = files.map(({ path }) => path);
    const formats = files.map(({ format }) => format);
    await this.database.query(CREATE, [projectId, paths, formats]);
  }

  /** The documents that a member may read, by file. */
  async documents({ projectId, id }: Member): Promise<Map<number, DocumentView[]>> {
    const byFile = new Map<number, DocumentView[]>();
    for (const { fileId, ...document } of await this.database.query<DocumentOfFile>(DOCUMENTS, [
      projectId,
      id,
    ])) {
      const known = byFile.get(fileId);
      if (known) known.push(document);
      else byFile.set(fileId, [document]);
    }
    return byFile;
  }
}
