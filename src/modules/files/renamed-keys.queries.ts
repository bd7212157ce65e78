import { Injectable } from '@nestjs/common';

import type { ImportProfile } from '#core/formats/index.js';

import { Database } from '../../platform/database/database.js';
import { countingFiles } from './counting-files.sql.js';
import type { RenamedKey } from './renamed-keys.js';

/** The keys of the files $2 that were renamed or moved within them; not those whose old name another key has now. */
const RENAMED = `
  SELECT DISTINCT ON (p.path, old.key->>0, old.key->>1)
    p.path AS file, old.key->>0 AS "group", old.key->>1 AS name, g.name AS "nowGroup", k.name AS "nowName",
    k.id, k.description, k.is_plural AS "isPlural"
  FROM (${countingFiles({ single: `'{}'::text[]` })}) f
  JOIN project_file p ON p.project_id = $1 AND p.id = f.file_id AND p.path = ANY($2)
  CROSS JOIN LATERAL ROWS FROM (jsonb_array_elements(f.keys), unnest(f.key_ids)) AS old(key, id)
  JOIN translation_key k ON k.project_id = $1 AND k.id = old.id
  JOIN key_group g ON g.project_id = $1 AND g.id = k.group_id AND g.file_id = f.file_id
  WHERE (k.name <> old.key->>1 OR g.name <> old.key->>0) AND NOT EXISTS (
    SELECT FROM key_group og JOIN translation_key ok ON ok.project_id = $1 AND ok.group_id = og.id
    WHERE og.project_id = $1 AND og.file_id = f.file_id AND og.name = old.key->>0 AND ok.name = old.key->>1)
  ORDER BY p.path, old.key->>0, old.key->>1, f.id DESC`;

@Injectable()
export class RenamedKeysQueries {
  constructor(private readonly database: Database) {}

  /** The keys that documents to import still have under the names of their last import. */
  async of(projectId: number, { files }: ImportProfile): Promise<RenamedKey[]> {
    const paths = [...new Set(files.flatMap(({ document }) => document?.file ?? []))];
    return paths.length > 0 ? this.database.query<RenamedKey>(RENAMED, [projectId, paths]) : [];
  }
}
