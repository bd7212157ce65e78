import { Injectable } from '@nestjs/common';

import type { IgnoredFinding } from '#core/api/checks.js';

import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import { recordHistory } from '../history/history.sql.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import type { StoredSeverities } from './checks.queries.js';

interface StoredChecks {
  blocksOnErrors: boolean;
  severities: StoredSeverities;
}

const LANGUAGE = `SELECT id, tag FROM (${readableLanguages({ of: 'member', languageId: '$3' })}) l`;

const READABLE = `SELECT id FROM (${readableLanguages({ of: 'member' })}) l`;

const IGNORED = `
  SELECT i.value_id AS "valueId", v.key_id AS "keyId", v.language_id AS "languageId", i.check_id AS "check", i.fingerprint,
    CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS user,
    ${isoMoment('i.created_at')} AS at
  FROM ignored_finding i
  JOIN translation_value v ON v.project_id = $1 AND v.id = i.value_id
  JOIN (${readableLanguages({ of: 'member' })}) l ON l.id = v.language_id
  LEFT JOIN app_user u ON u.id = i.user_id
  WHERE i.project_id = $1 ORDER BY i.created_at, i.value_id, i.check_id, i.fingerprint`;

const STORED = `
  SELECT blocks_on_errors AS "blocksOnErrors", coalesce(settings->'checks', '{}') AS severities
  FROM project WHERE id = $1`;

// $1 project, $2 user, $3 whether errors block, $4 the severities, $5 language, $6 and $7 what the history keeps.
const UPDATE = `
  WITH recorded AS (${recordHistory({
    action: 'project.checks_changed',
    source: 'edit',
    projectId: '$1',
    actorId: '$2',
    languageId: '$5',
    old: '$6::jsonb',
    new: '$7::jsonb',
  })})
  UPDATE project SET blocks_on_errors = $3, settings = settings || jsonb_build_object('checks', $4::jsonb), updated_at = now()
  WHERE id = $1`;

@Injectable()
export class CheckSettingsQueries {
  constructor(private readonly database: Database) {}

  /** Null if there is no such language that the member may read. */
  async language(
    { projectId, id }: Member,
    languageId: number,
  ): Promise<{ id: number; tag: string | null } | null> {
    const [language] = await this.database.query<{ id: number; tag: string | null }>(LANGUAGE, [
      projectId,
      id,
      languageId,
    ]);
    return language ?? null;
  }

  async readableLanguages({ projectId, id }: Member): Promise<number[]> {
    const languages = await this.database.query<{ id: number }>(READABLE, [projectId, id]);
    return languages.map((language) => language.id);
  }

  /** In languages that the member may read, the oldest first. */
  ignored({ projectId, id }: Member): Promise<IgnoredFinding[]> {
    return this.database.query<IgnoredFinding>(IGNORED, [projectId, id]);
  }

  async stored(projectId: number): Promise<StoredChecks> {
    const [checks] = await this.database.query<StoredChecks>(STORED, [projectId]);
    return checks ?? { blocksOnErrors: false, severities: {} };
  }

  async update(
    { projectId, userId }: Member,
    { blocksOnErrors, severities }: StoredChecks,
    recorded: { languageId: number | null; old: object; new: object },
  ): Promise<void> {
    const { languageId, old, new: made } = recorded;
    await this.database.query(UPDATE, [projectId, userId, blocksOnErrors, severities, languageId, old, made]);
  }
}
