import { Injectable } from '@nestjs/common';

import type { ActivityActor } from '#core/api/activity.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { LanguageView } from '#core/api/languages.js';
import type { UpdateProject, ValueCounts, WriteProject } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import type { Role } from '#core/domain/roles.js';

import { Membership, Project, User } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { recordHistory } from '../history/history.sql.js';
import { rolesFor } from '../members/member.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';

export interface ProjectRow extends Pick<
  Project,
  'id' | 'name' | 'color' | 'description' | 'pluralMode' | 'createdAt' | 'updatedAt' | 'archivedAt'
> {
  archivedBy: ActivityActor | null;
  /** Null if the member may not read it. */
  sourceLanguageId: number | null;
}

/** A project with the role of the user and its revision. */
export interface ProjectState extends ProjectRow {
  role: Role;
  revision: number;
}

export interface NewProject extends WriteProject {
  pluralMode: PluralMode;
}

export interface CountedLanguage extends LanguageView, ValueCounts {
  projectId: number;
}

/** The base language of project p, unless the languages of member m are limited to others. */
const READABLE_SOURCE = `
  (SELECT source.id FROM (
     SELECT l.id FROM language l WHERE l.project_id = p.id ORDER BY l.id IS DISTINCT FROM p.source_language_id, l.id LIMIT 1) source
   WHERE NOT m.target_restricted OR EXISTS (
     SELECT FROM member_language limited
     WHERE limited.project_id = p.id AND limited.membership_id = m.id AND limited.language_id = source.id))`;

/** The last change of settings or content; the counters of the content are split into slots. */
const state = (condition: string): string => `
  SELECT p.id, p.name, p.color, p.description, p.plural_mode AS "pluralMode", p.created_at AS "createdAt",
         p.archived_at AS "archivedAt",
         (SELECT json_build_object('id', u.id, 'username', u.username) FROM app_user u WHERE u.id = p.archived_by_id)
           AS "archivedBy",
         ${READABLE_SOURCE} AS "sourceLanguageId",
         greatest(p.updated_at, content.changed_at) AS "updatedAt", m.role, coalesce(content.revision, 0) AS revision
  FROM membership m
  JOIN project p ON p.id = m.project_id
  LEFT JOIN LATERAL (
    SELECT sum(r.revision)::bigint AS revision, max(r.changed_at) AS changed_at
    FROM project_revision r WHERE r.project_id = p.id) content ON true
  WHERE ${condition}`;

const OF_USER = `${state('m.user_id = $1 AND ($2::bigint IS NULL OR p.id = $2)')} ORDER BY "updatedAt" DESC, p.id DESC`;
const OF_MEMBER = state('m.project_id = $1 AND m.id = $2');

const LANGUAGES_OF_USER = `
  SELECT l.project_id AS "projectId", l.id, l.name, l.tag, l.access,
         coalesce(sum(c.empty), 0)::bigint AS empty, coalesce(sum(c.modified), 0)::bigint AS modified,
         coalesce(sum(c.validated), 0)::bigint AS validated, coalesce(sum(c.invalidated), 0)::bigint AS invalidated
  FROM (${readableLanguages({ of: 'user' })}) l
  LEFT JOIN language_count c ON c.project_id = l.project_id AND c.language_id = l.id
  GROUP BY l.project_id, l.id, l.name, l.tag, l.access
  ORDER BY l.id`;

// Locked until the end of the transaction, so that two concurrent calls cannot both take the last place.

// $1 project, $2 membership, $3 user, $4 roles with the right.
const UPDATE = `
  WITH seen AS (
    SELECT p.* FROM project p JOIN membership m ON m.project_id = p.id
    WHERE p.id = $1 AND m.id = $2 AND m.role = ANY($4) FOR NO KEY UPDATE OF p),
  recorded AS (${recordHistory({
    action: 'project.updated',
    source: 'edit',
    projectId: 'seen.id',
    actorId: '$3',
    languageId: 'nullif($8::bigint, seen.source_language_id)',
    old: `jsonb_build_object('name', seen.name, 'color', seen.color, 'description', seen.description)`,
    new: `jsonb_build_object('name', $5::text, 'color', $6::text, 'description', coalesce($7::text, seen.description))
      || CASE WHEN $8::bigint IS NULL THEN '{}' ELSE jsonb_build_object('sourceLanguageId', $8::bigint) END`,
    from: 'seen',
  })})
  UPDATE project p SET name = $5, color = $6, description = coalesce($7, seen.description),
    source_language_id = coalesce($8, seen.source_language_id), updated_at = now()
  FROM seen WHERE p.id = seen.id
  RETURNING p.id`;

// $1 project, $2 user.
const ARCHIVE =
  'UPDATE project SET archived_at = now(), archived_by_id = $2, updated_at = now() WHERE id = $1';
const UNARCHIVE =
  'UPDATE project SET archived_at = NULL, archived_by_id = NULL, updated_at = now() WHERE id = $1';

// Table by table: a cascade from the project would delete its values once per key. In a distributed database, the tokens of
// a project do not refer to it.
const REMOVE = ['personal_token', 'translation_value', 'translation_key', 'key_group', 'language'].map(
  (table) => `DELETE FROM ${table} WHERE project_id = $1`,
);

@Injectable()
export class ProjectsQueries {
  constructor(private readonly database: Database) {}

  /** The user's projects, most recently changed first; `only` that one if it is not null. */
  ofUser(userId: number, only: number | null): Promise<ProjectState[]> {
    return this.database.query<ProjectState>(OF_USER, [userId, only]);
  }

  /** The readable languages of all projects of the user, with their counts. */
  languagesOfUser(userId: number): Promise<CountedLanguage[]> {
    return this.database.query<CountedLanguage>(LANGUAGES_OF_USER, [userId]);
  }

  /** @throws ForbiddenError if the project or the membership was deleted */
  async stateOf(member: Member): Promise<ProjectState> {
    const project = await this.ofMember(member);
    if (project === null) throw new ForbiddenError(ErrorCode.NotYourProject);
    return project;
  }

  async countOwned(userId: number): Promise<number> {
    await this.database
      .repository(User)
      .findOne({ select: { id: true }, where: { id: userId }, lock: { mode: 'for_no_key_update' } });
    return this.database.repository(Membership).countBy({ userId, role: 'owner' });
  }

  async create({ name, color, description = '', pluralMode }: NewProject): Promise<number> {
    const { id } = await this.database.repository(Project).save({ name, color, description, pluralMode });
    return id;
  }

  /** Returns false if the member no longer has the right. */
  async update(
    member: Member,
    { name, color, description, sourceLanguageId }: UpdateProject,
  ): Promise<boolean> {
    const { projectId, id, userId } = member;
    const parameters = [
      projectId,
      id,
      userId,
      rolesFor(member),
      name,
      color,
      description ?? null,
      sourceLanguageId ?? null,
    ];
    const changed = await this.database.query<{ id: number }>(UPDATE, parameters);
    return changed.length > 0;
  }

  async setArchived(projectId: number, userId: number | null, isArchived: boolean): Promise<void> {
    if (isArchived) await this.database.query(ARCHIVE, [projectId, userId]);
    else await this.database.query(UNARCHIVE, [projectId]);
  }

  async remove(projectId: number): Promise<void> {
    for (const statement of REMOVE) await this.database.query(statement, [projectId]);
    await this.database.repository(Project).delete({ id: projectId });
  }

  private async ofMember({ projectId, id }: Member): Promise<ProjectState | null> {
    const [project] = await this.database.query<ProjectState>(OF_MEMBER, [projectId, id]);
    return project ?? null;
  }
}
