import { Injectable } from '@nestjs/common';

import { AUDIT_LOG_ACTIONS } from '#core/api/audit-log.js';
import type { AuditLogItem } from '#core/api/audit-log.js';

import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { isoMoment } from '../../platform/database/moment.js';
import { olderThan } from '../../platform/database/older-than.js';
import { liveInvitation } from '../members/live-invitations.sql.js';

/**
 * Languages of a member, null without a limit. Each has the name that was recorded; entries of earlier releases only
 * have ids, whose current names are read.
 */
const languages = (list: string): string => `
  CASE jsonb_typeof(${list}) WHEN 'array' THEN (
    SELECT coalesce(jsonb_agg(
      CASE jsonb_typeof(part) WHEN 'object' THEN part ELSE jsonb_build_object('id', part, 'name', l.name) END
      ORDER BY place), '[]')
    FROM jsonb_array_elements(${list}) WITH ORDINALITY AS listed(part, place)
    LEFT JOIN l ON l.id = CASE jsonb_typeof(part) WHEN 'number' THEN part::bigint END) END`;

const member = (state: 'old' | 'new'): string => `
  CASE WHEN a.details ? '${state}' THEN json_build_object(
    'role', a.details->'${state}'->'role',
    'sourceLanguages', ${languages(`a.details->'${state}'->'source'`)},
    'targetLanguages', ${languages(`a.details->'${state}'->'target'`)}) END`;

/** AuditLogDetails in SQL: only what managers may see. */
const DETAILS = `
  json_build_object(
    'user', CASE WHEN about.id IS NOT NULL THEN json_build_object(
      'id', about.id,
      'username', CASE WHEN s.id IS NULL THEN a.details->>'username' ELSE s.username END) END,
    'email', CASE WHEN i.is_live THEN i.email END,
    'role', a.details->'role',
    'old', ${member('old')},
    'new', ${member('new')},
    'token', CASE WHEN a.details ? 'tokenId' THEN
      json_build_object('name', a.details->'name', 'scopes', a.details->'scopes') END,
    'deleted', a.details->'deleted')`;

/** Pages by id, as those of the activity. $1 project, $2 limit, $3 before, $4 actions, $5 now. */
const PAGE = `
  WITH l AS MATERIALIZED (SELECT id, name FROM language WHERE project_id = $1),
  i AS MATERIALIZED (
    SELECT i.id, i.email, i.invitee_id, i.invitee_id IS NULL AND ${liveInvitation({ as: 'i', now: '$5' })} AS is_live
    FROM invitation i WHERE i.project_id = $1)
  SELECT a.id, ${isoMoment('a.at')} AS at, a.action,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.username) END AS actor,
         a.details ? 'byOperator' AS "byOperator",
         ${DETAILS} AS details
  FROM audit_log a
  LEFT JOIN app_user u ON u.id = a.actor_id
  LEFT JOIN i ON i.id = (a.details->>'invitationId')::bigint
  CROSS JOIN LATERAL (SELECT coalesce((a.details->>'userId')::bigint, i.invitee_id) AS id) about
  LEFT JOIN app_user s ON s.id = about.id
  WHERE a.project_id = $1 AND a.action = ANY($4) AND ${olderThan('a.id', '$3')}
  ORDER BY a.id DESC LIMIT $2`;

@Injectable()
export class AuditLogQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first; `before` is null for the first page. */
  list(projectId: number, before: number | null, limit: number): Promise<AuditLogItem[]> {
    const parameters = [projectId, limit, before, AUDIT_LOG_ACTIONS, this.clock.now()];
    return this.database.query<AuditLogItem>(PAGE, parameters);
  }
}
