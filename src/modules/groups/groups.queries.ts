import { Injectable } from '@nestjs/common';
import { Any, IsNull } from 'typeorm';
import type { Repository } from 'typeorm';

import type { CreateGroup, GroupView } from '#core/api/groups.js';

import { Group } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { deletedContext, deletedKey, DELETED_TEXTS } from '../content/content.sql.js';
import { recordHistory } from '../history/history.sql.js';
import type { Member } from '../members/member.js';

const recordCreation = recordHistory({
  action: 'group.created',
  source: 'edit',
  projectId: '$1',
  actorId: '$2',
  groupId: 'made.id',
  new: `jsonb_build_object('name', made.name)`,
  from: 'made',
});

const CREATE = `
  WITH made AS (INSERT INTO key_group (project_id, name, file_id) VALUES ($1, $3, $4) RETURNING id, name, file_id),
  recorded AS (${recordCreation})
  SELECT id, name, file_id AS "fileId" FROM made`;

// If another call creates the same group at the same time, the next statement reads that row.
const CREATE_MISSING = `
  WITH made AS (
    INSERT INTO key_group (project_id, name) SELECT $1, name FROM unnest($3::text[]) name
    ON CONFLICT ON CONSTRAINT unique_group_name DO NOTHING RETURNING id, name),
  recorded AS (${recordCreation})
  SELECT id FROM made ORDER BY id`;

const VIEW = { select: { id: true, name: true, fileId: true } } as const;

const RENAME = `
  WITH seen AS (SELECT id, name, file_id FROM key_group WHERE project_id = $1 AND id = $3 FOR UPDATE),
  changed AS (
    UPDATE key_group g SET name = $4 FROM seen
    WHERE g.project_id = $1 AND g.id = seen.id AND seen.name <> $4 RETURNING g.id),
  recorded AS (${recordHistory({
    action: 'group.renamed',
    source: 'edit',
    projectId: '$1',
    actorId: '$2',
    groupId: 'seen.id',
    old: `jsonb_build_object('name', seen.name)`,
    new: `jsonb_build_object('name', $4::text)`,
    from: 'seen JOIN changed ON changed.id = seen.id',
  })})
  SELECT id, $4 AS name, file_id AS "fileId", EXISTS (SELECT FROM changed) AS "isChanged" FROM seen`;

const LOCK = `
  SELECT id, name, file_id AS "fileId", EXISTS (SELECT FROM translation_key WHERE project_id = $1 AND group_id = $2) AS "hasKeys"
  FROM key_group WHERE project_id = $1 AND id = $2 FOR UPDATE`;

// A single statement, which locks all its rows before a trigger locks a counter, in the same order as all others.
const REMOVE_KEYS = `
  WITH dead AS (
    DELETE FROM translation_value v USING translation_key k
    WHERE v.project_id = $1 AND k.project_id = $1 AND k.group_id = ANY($3) AND v.key_id = k.id
    RETURNING v.*),
  lost AS (
    SELECT key_id, ${DELETED_TEXTS} AS list FROM dead GROUP BY key_id),
  gone AS (
    DELETE FROM translation_key k WHERE k.project_id = $1 AND k.group_id = ANY($3) RETURNING ${deletedKey({ as: 'k' })}),
  recorded AS (${recordHistory({
    action: 'key.deleted',
    source: 'edit',
    projectId: '$1',
    actorId: '$2',
    groupId: 'gone.group_id',
    keyId: 'gone.id',
    old: `jsonb_build_object('name', gone.name, 'isPlural', gone.is_plural, 'values', coalesce(lost.list, '[]')) || ${deletedContext({ as: 'gone' })}`,
    changeSetId: '$4',
    from: 'gone LEFT JOIN lost ON lost.key_id = gone.id ORDER BY gone.id',
  })})
  SELECT id AS "keyId", group_id AS "groupId" FROM gone ORDER BY id`;

const REMOVE = `
  WITH gone AS (DELETE FROM key_group WHERE project_id = $1 AND id = ANY($3) RETURNING id, name, file_id)
  ${recordHistory({
    action: 'group.deleted',
    source: 'edit',
    projectId: '$1',
    actorId: '$2',
    groupId: 'gone.id',
    old: `jsonb_strip_nulls(jsonb_build_object('name', gone.name, 'fileId', gone.file_id))`,
    changeSetId: '$4',
    from: 'gone ORDER BY gone.id',
  })}`;

/** The renamed group, and whether its name changed. */
export interface Renaming extends GroupView {
  isChanged: boolean;
}

export interface KeyOfGroup {
  groupId: number;
  keyId: number;
}

@Injectable()
export class GroupsQueries {
  constructor(private readonly database: Database) {}

  async create(
    { projectId, userId }: Member,
    { name, fileId = null }: CreateGroup,
  ): Promise<GroupView | null> {
    const [group] = await this.database.query<GroupView>(CREATE, [projectId, userId, name, fileId]);
    return group ?? null;
  }

  /** Returns the ids of the created groups. */
  async createMissing({ projectId, userId }: Member, names: readonly string[]): Promise<number[]> {
    const created = await this.database.query<{ id: number }>(CREATE_MISSING, [projectId, userId, names]);
    return created.map(({ id }) => id);
  }

  find({ projectId }: Member, ids: readonly number[]): Promise<GroupView[]> {
    return this.rows().find({ ...VIEW, where: { projectId, id: Any(ids) } });
  }

  /** Of those that belong to no file. */
  findByName({ projectId }: Member, names: readonly string[]): Promise<GroupView[]> {
    return this.rows().find({ ...VIEW, where: { projectId, fileId: IsNull(), name: Any(names) } });
  }

  /** Null if the group does not exist. */
  async rename({ projectId, userId }: Member, id: number, name: string): Promise<Renaming | null> {
    const [renaming] = await this.database.query<Renaming>(RENAME, [projectId, userId, id, name]);
    return renaming ?? null;
  }

  /** Locks the group until the transaction ends; null if it does not exist. */
  async lock({ projectId }: Member, id: number): Promise<(GroupView & { hasKeys: boolean }) | null> {
    const [group] = await this.database.query<GroupView & { hasKeys: boolean }>(LOCK, [projectId, id]);
    return group ?? null;
  }

  /** Deletes the groups with their keys, and returns those. */
  async remove(
    { projectId, userId }: Pick<Member, 'projectId' | 'userId'>,
    ids: readonly number[],
    changeSetId: number,
  ): Promise<KeyOfGroup[]> {
    const parameters = [projectId, userId, ids, changeSetId];
    const keys = await this.database.query<KeyOfGroup>(REMOVE_KEYS, parameters);
    await this.database.query(REMOVE, parameters);
    return keys;
  }

  private rows(): Repository<Group> {
    return this.database.repository(Group);
  }
}
