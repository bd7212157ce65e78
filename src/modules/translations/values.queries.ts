import { Injectable } from '@nestjs/common';

import type { UpdateValue, ValueView } from '#core/api/translations.js';
import type { PluralPlace } from '#core/domain/forms-of.js';
import type { HistoryAction } from '#core/domain/history.js';
import type { LanguageAccess } from '#core/domain/language-access.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { Database } from '../../platform/database/database.js';
import {
  confirmedVersion,
  setReviewed,
  setWritten,
  BASE_LANGUAGE,
  sourceVersion,
} from '../content/source.sql.js';
import { recordValueChange, valueNow, valueView } from '../content/value-change.sql.js';
import { rolesFor } from '../members/member.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';
import type { CreateValueBody } from './dto/create-value.body.js';

/** A value and the version the change is based on; null for any. */
export interface ValueRef {
  keyId: number;
  valueId: number;
  version: number | null;
}

/** The result of a change: the current value, and whether this call changed it. */
export interface Change {
  value: ValueView;
  mayWrite: boolean;
  isChanged: boolean;
}

const VALUE_LANGUAGE = '(SELECT language_id FROM translation_value WHERE project_id = $1 AND id = $5)';

/** Looked up once in a `change`. */
const BASE = '(SELECT id FROM base)';

/**
 * A single statement: finds the value inside key, project and the member's languages, locks it without waiting for others
 * (`Database.untilUnlocked`), changes it if the right still exists and the version matches, and records the previous state
 * in the history. $1 project, $2 membership, $3 user, $4 key, $5 value, $6 roles, $7 expected version or null, $8 new text
 * or status.
 */
const change = (set: string, condition: string, action: HistoryAction): string => `
  WITH l AS (${readableLanguages({ of: 'member', languageId: VALUE_LANGUAGE })}),
  base AS (SELECT ${BASE_LANGUAGE} AS id),
  seen AS (
    SELECT v.*, l.access = 'target' AND l.role = ANY($6) AS may_write
    FROM (
      SELECT * FROM translation_value WHERE project_id = $1 AND key_id = $4 AND id = $5 FOR NO KEY UPDATE NOWAIT) v
    JOIN l ON l.id = v.language_id),
  changed AS (
    UPDATE translation_value v SET ${set}, version = v.version + 1, updated_at = now()
    FROM seen
    WHERE v.project_id = $1 AND v.id = seen.id AND seen.may_write AND ${condition}
      AND seen.version = coalesce($7, seen.version)
    RETURNING v.*),
  recorded AS (${recordValueChange({ action, source: 'edit', actorId: '$3', before: 'seen', after: 'changed' })}),
  v AS (${valueNow({ before: 'seen', after: 'changed' })})
  SELECT ${valueView({ value: 'v', languages: 'l' })} AS value, may_write AS "mayWrite",
         EXISTS (SELECT FROM changed) AS "isChanged"
  FROM seen`;

/** $9 whether it only corrects a typo. */
const WRITE = change(
  `text = $8, status = 'modified', ${setWritten({ before: 'seen', isTypo: '$9', baseLanguage: BASE })}`,
  'seen.text <> $8',
  'value.written',
);

const REVIEW = change(
  `status = $8, ${setReviewed({ before: 'seen', status: '$8' })}`,
  `seen.status <> $8 AND NOT ($8 = 'validated' AND seen.text = '')`,
  'value.reviewed',
);

const CONFIRMED = confirmedVersion({ as: 'seen', baseLanguage: BASE });
const CONFIRM = change(
  `source_version = ${CONFIRMED}`,
  `coalesce(seen.source_version, 1) < ${CONFIRMED} AND seen.text <> ''`,
  'value.confirmed',
);

/**
 * Writes a text to an empty value: every combination of key, language and quantity has a row, except for optional
 * plural forms, whose row is created. $1 project, $2 membership, $3 user, $4 key, $5 language, $6 roles, $7 quantity,
 * $8 text, $9 and $10 the tag and the mode for which the quantity was checked, $11 whether it is a form of the
 * language.
 */
const CREATE = `
  WITH l AS (${readableLanguages({ of: 'member', languageId: '$5' })}),
  k AS (SELECT id, name, is_plural FROM translation_key WHERE project_id = $1 AND id = $4 FOR KEY SHARE),
  t AS (
    SELECT t.plural_forms, $7::text IS NULL OR t.tag IS NOT DISTINCT FROM $9 AND p.plural_mode = $10 AS is_current
    FROM language t JOIN project p ON p.id = t.project_id WHERE t.project_id = $1 AND t.id = $5 FOR SHARE OF t),
  seen AS (
    SELECT * FROM translation_value
    WHERE project_id = $1 AND key_id = $4 AND language_id = $5 AND quantity IS NOT DISTINCT FROM $7),
  v AS (
    INSERT INTO translation_value AS v (project_id, key_id, language_id, quantity, text, is_optional, source_version)
    SELECT $1, k.id, l.id, $7, $8, $7 IS NOT NULL AND $7 <> ALL (t.plural_forms), ${sourceVersion({ as: 'wanted' })}
    FROM k, l, t, LATERAL (SELECT k.id AS key_id, l.id AS language_id, $7::text AS quantity) wanted
    WHERE $11 AND t.is_current AND l.access = 'target' AND l.role = ANY($6) AND k.is_plural = ($7::text IS NOT NULL)
    ON CONFLICT (project_id, key_id, language_id, quantity)
      DO UPDATE SET text = excluded.text, status = 'modified', version = v.version + 1, updated_at = excluded.updated_at,
        source_version = excluded.source_version
      WHERE v.text = '' AND excluded.text <> ''
    RETURNING v.*),
  recorded AS (${recordValueChange({
    action: 'value.written',
    source: 'edit',
    actorId: '$3',
    before: 'seen',
    isPerhapsNew: true,
    after: 'v',
  })})
  SELECT (SELECT is_plural FROM k) AS "isPlural", (SELECT name FROM k) AS "keyName", (SELECT access FROM l) AS access,
         (SELECT is_current FROM t) AS "isCurrent",
         (SELECT role = ANY($6) FROM l) AS "isEntitled",
         ${valueView({ value: 'v', languages: 'l' })} AS value`;

/** A language, with what decides on the forms of its plurals. */
export interface NamedPlace extends PluralPlace {
  name: string;
}

/** A language that a member may read, with what decides on the forms of its plurals. */
export interface ReadableLanguage extends NamedPlace {
  id: number;
  access: LanguageAccess;
}

/** The result of creating a value; null for what was not found. */
export interface Creation {
  isPlural: boolean | null;
  keyName: string | null;
  access: LanguageAccess | null;
  /** False if the forms of the language have changed since the quantity was checked. */
  isCurrent: boolean | null;
  isEntitled: boolean | null;
  value: ValueView | null;
}

// Imports are recorded per language, not per value, so their values have no author.
const AUTHOR = `
  SELECT u.username FROM history h JOIN app_user u ON u.id = h.actor_id
  WHERE h.project_id = $1 AND h.value_id = $2 AND h.version = $3`;

const READABLE_LANGUAGES = `
  SELECT l.id, l.name, l.access, l.tag, p.plural_mode AS mode
  FROM (${readableLanguages({ of: 'member' })}) l JOIN project p ON p.id = l.project_id`;

const PLURAL_PLACE = `
  SELECT l.name, l.tag, p.plural_mode AS mode
  FROM (${readableLanguages({ of: 'member', languageId: '$3' })}) l JOIN project p ON p.id = l.project_id`;

@Injectable()
export class ValuesQueries {
  constructor(private readonly database: Database) {}

  /** Null if there is no such value that the member may read. */
  writeValue(member: Member, value: ValueRef, { name, isTypo = false }: UpdateValue): Promise<Change | null> {
    return this.change(WRITE, member, value, name, isTypo);
  }

  /** Null if there is no such value that the member may read. */
  review(member: Member, value: ValueRef, status: ValueStatus): Promise<Change | null> {
    return this.change(REVIEW, member, value, status);
  }

  /** Null if there is no such value that the member may read. */
  confirmSource(member: Member, value: ValueRef, sourceVersion: number): Promise<Change | null> {
    return this.change(CONFIRM, member, value, sourceVersion);
  }

  /** The plural mode and tag of a language that the member may read. */
  async pluralPlace({ projectId, id }: Member, languageId: number): Promise<NamedPlace | null> {
    const [place] = await this.database.query<NamedPlace>(PLURAL_PLACE, [projectId, id, languageId]);
    return place ?? null;
  }

  /** @param place the tag and mode for which the quantity is valid; null if it is not a form of the language */
  async create(
    member: Member,
    keyId: number,
    body: CreateValueBody,
    place: PluralPlace | null,
  ): Promise<Creation | null> {
    const { id, projectId, userId } = member;
    const parameters = [projectId, id, userId, keyId, body.languageId, rolesFor(member)];
    const [creation] = await this.database.query<Creation>(CREATE, [
      ...parameters,
      body.quantityString,
      body.name,
      place?.tag ?? null,
      place?.mode ?? 'strict',
      body.quantityString === null || place !== null,
    ]);
    return creation ?? null;
  }

  /** The username of the author of the current version; null if the history does not record it. */
  async authorOf({ projectId }: Member, { id, version }: ValueView): Promise<string | null> {
    const [author] = await this.database.query<{ username: string }>(AUTHOR, [projectId, id, version]);
    return author?.username ?? null;
  }

  readableLanguages({ projectId, id }: Member): Promise<ReadableLanguage[]> {
    return this.database.query(READABLE_LANGUAGES, [projectId, id]);
  }

  private async change(
    statement: string,
    member: Member,
    { keyId, valueId, version }: ValueRef,
    ...wanted: (string | number | boolean)[]
  ): Promise<Change | null> {
    const { id, projectId, userId } = member;
    const [change] = await this.database.query<Change>(statement, [
      projectId,
      id,
      userId,
      keyId,
      valueId,
      rolesFor(member),
      version,
      ...wanted,
    ]);
    return change ?? null;
  }
}
