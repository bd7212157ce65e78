import { Injectable } from '@nestjs/common';

import type { LanguageView, UpdateLanguage } from '#core/api/languages.js';
import type { PluralForm, PluralMode } from '#core/domain/plural-rules.js';
import { placeOfKey } from '#core/formats/index.js';

import { Language, Project } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { recordHistory } from '../history/history.sql.js';
import type { Member } from '../members/member.js';
import { readableLanguages } from '../members/readable-languages.sql.js';

const LIST = `SELECT id, name, tag, access FROM (${readableLanguages({ of: 'member' })}) l ORDER BY id`;
const GET = `SELECT id, name, tag, access FROM (${readableLanguages({ of: 'member', languageId: '$3' })}) l`;

// Stops counting at the limit.
const HAS_MORE_KEYS = 'SELECT FROM translation_key WHERE project_id = $1 OFFSET $2 LIMIT 1';

interface KindOfKey {
  group: string;
  file: string | null;
  name: string;
  isPlural: boolean;
}

const KINDS = `
  SELECT g.name AS "group", f.path AS file, k.name, k.is_plural AS "isPlural"
  FROM translation_key k
  JOIN key_group g ON g.project_id = k.project_id AND g.id = k.group_id
  LEFT JOIN project_file f ON f.project_id = g.project_id AND f.id = g.file_id
  WHERE k.project_id = $1 AND k.name = ANY($2::text[])`;

const CREATE = `
  INSERT INTO language (project_id, name, tag, plural_forms)
  SELECT $1, name, tag, string_to_array(forms, ' ')
  FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS l(name, tag, forms, place) ORDER BY place
  RETURNING id, name, tag`;

// $1 project, $2 user, $3 language, $4 name, $5 tag.
const UPDATE = `
  WITH seen AS (
    SELECT id, name, tag, coalesce($4::text, name) AS new_name, coalesce($5::text, tag) AS new_tag
    FROM language WHERE project_id = $1 AND id = $3 FOR UPDATE),
  changed AS (
    UPDATE language l SET name = seen.new_name, tag = seen.new_tag FROM seen
    WHERE l.project_id = $1 AND l.id = seen.id AND (seen.name, seen.tag) IS DISTINCT FROM (seen.new_name, seen.new_tag)
    RETURNING l.id),
  recorded AS (${recordHistory({
    action: 'language.updated',
    source: 'edit',
    projectId: '$1',
    actorId: '$2',
    languageId: 'seen.id',
    old: `jsonb_build_object('name', seen.name, 'tag', seen.tag)`,
    new: `jsonb_build_object('name', seen.new_name, 'tag', seen.new_tag)`,
    from: 'seen JOIN changed ON changed.id = seen.id',
  })})
  SELECT id FROM changed`;

const UNTAGGED_AFTER = `
  SELECT project_id AS "projectId", id AS "languageId", name FROM language
  WHERE tag IS NULL AND (project_id, id) > ($1, $2) ORDER BY project_id, id LIMIT $3`;

// As for a change of languages: no other language of the project can get the tag meanwhile.
const LOCK = 'SELECT 1 FROM project WHERE id = $1 FOR NO KEY UPDATE';
const TAG_IF_FREE = `
  UPDATE language l SET tag = $3 WHERE l.project_id = $1 AND l.id = $2 AND l.tag IS NULL
    AND EXISTS (SELECT FROM project p WHERE p.id = $1 AND p.plural_mode = 'strict')
    AND NOT EXISTS (SELECT FROM language other WHERE other.project_id = $1 AND other.tag = $3)`;

const CHANGED_AT = `
  SELECT greatest(p.updated_at, (SELECT max(r.changed_at) FROM project_revision r WHERE r.project_id = p.id))::text AS at
  FROM project p WHERE p.id = $1`;

// These changes were made by nobody, so the list of projects keeps its order.
const KEEP_CHANGED_AT =
  'UPDATE project_revision SET changed_at = $2::timestamptz WHERE project_id = $1 AND changed_at = now()';

// $1 project, $2 language, $3 its forms now. Texts of forms that it no longer has are kept, as optional ones.
const REMAKE_FORMS = [
  'UPDATE language SET plural_forms = $3 WHERE project_id = $1 AND id = $2',
  `DELETE FROM translation_value
   WHERE project_id = $1 AND language_id = $2 AND quantity IS NOT NULL AND text = '' AND quantity <> ALL ($3::text[])`,
  `UPDATE translation_value SET is_optional = quantity <> ALL ($3::text[])
   WHERE project_id = $1 AND language_id = $2 AND quantity IS NOT NULL AND is_optional <> (quantity <> ALL ($3::text[]))`,
  `INSERT INTO translation_value (project_id, key_id, language_id, quantity)
   SELECT $1, k.id, $2, form FROM translation_key k CROSS JOIN unnest($3::text[]) WITH ORDINALITY AS f(form, place)
   WHERE k.project_id = $1 AND k.is_plural ORDER BY k.id, f.place
   ON CONFLICT (project_id, key_id, language_id, quantity) DO NOTHING`,
];

export interface NewLanguage {
  name: string;
  tag: string | null;
}

/** A language of any project, in the order of the primary key. */
export interface LanguagePlace {
  projectId: number;
  languageId: number;
}

@Injectable()
export class LanguagesQueries {
  constructor(private readonly database: Database) {}

  /** The languages that the member may read; the first is the project's default. */
  list({ projectId, id }: Member): Promise<LanguageView[]> {
    return this.database.query<LanguageView>(LIST, [projectId, id]);
  }

  /** Null if there is no such language that the member may read. */
  async get({ projectId, id }: Member, languageId: number): Promise<LanguageView | null> {
    const [language] = await this.database.query<LanguageView>(GET, [projectId, id, languageId]);
    return language ?? null;
  }

  count(projectId: number): Promise<number> {
    return this.database.repository(Language).countBy({ projectId });
  }

  async hasMoreKeysThan(projectId: number, few: number): Promise<boolean> {
    return (await this.database.query(HAS_MORE_KEYS, [projectId, few])).length > 0;
  }

  /** Creates languages in this order, without values. */
  async create(
    projectId: number,
    languages: readonly (NewLanguage & { pluralForms: readonly PluralForm[] })[],
  ): Promise<(NewLanguage & { id: number })[]> {
    const names = languages.map(({ name }) => name);
    const tags = languages.map(({ tag }) => tag);
    const forms = languages.map(({ pluralForms }) => pluralForms.join(' '));
    return this.database.query(CREATE, [projectId, names, tags, forms]);
  }

  async pluralMode(projectId: number): Promise<PluralMode> {
    const { pluralMode } = await this.database
      .repository(Project)
      .findOneOrFail({ select: { pluralMode: true }, where: { id: projectId } });
    return pluralMode;
  }

  /** Whether the keys of these names are plurals, by `placeOfKey`. */
  async kindsOfKeys(projectId: number, names: readonly string[]): Promise<Map<string, boolean>> {
    if (names.length === 0) return new Map();
    const rows = await this.database.query<KindOfKey>(KINDS, [projectId, names]);
    return new Map(
      rows.map(({ group, file, name, isPlural }) => [placeOfKey({ name: group, file }, name), isPlural]),
    );
  }

  /** All languages of a project, in their order. */
  all(projectId: number): Promise<(NewLanguage & { id: number })[]> {
    return this.database
      .repository(Language)
      .find({ select: { id: true, name: true, tag: true }, where: { projectId }, order: { id: 'ASC' } });
  }

  /** Absent fields stay unchanged. Returns false if nothing was changed. */
  async update(
    { projectId, userId }: Member,
    languageId: number,
    { name, tag }: UpdateLanguage,
  ): Promise<boolean> {
    const parameters = [projectId, userId, languageId, name ?? null, tag ?? null];
    return (await this.database.query(UPDATE, parameters)).length > 0;
  }

  /** Gives all plurals the forms that the language requires now. Under the exclusive lock of the project. */
  async remakeForms(projectId: number, languageId: number, forms: readonly PluralForm[]): Promise<void> {
    for (const statement of REMAKE_FORMS)
      await this.database.query(statement, [projectId, languageId, forms]);
  }

  /** The first languages after `place` that have no tag. */
  untaggedAfter(
    { projectId, languageId }: LanguagePlace,
    limit: number,
  ): Promise<(LanguagePlace & { name: string })[]> {
    return this.database.query(UNTAGGED_AFTER, [projectId, languageId, limit]);
  }

  /** Inside a transaction: tags a language that has no tag, unless another language of the project has this one. */
  async tagIfFree(projectId: number, languageId: number, tag: string): Promise<void> {
    await this.database.query(LOCK, [projectId]);
    const [before] = await this.database.query<{ at: string }>(CHANGED_AT, [projectId]);
    await this.database.query(TAG_IF_FREE, [projectId, languageId, tag]);
    await this.database.query(KEEP_CHANGED_AT, [projectId, before?.at ?? null]);
  }
}
