import { gzipSync } from 'node:zlib';

import type pg from 'pg';

import { people, personalTokens } from './accounts.js';
import { auditLog } from './audit-log.js';
import { A, ACTIVITY, B, C, CHANGE_SET, FILE, GROUP, KEY, LANGUAGE_ID, ONLY_B, VALUE } from './ids.js';
import { invitations, members } from './memberships.js';
import { EX_MEMBER, LANGUAGES, OWNER, OWNER_OF_B } from './people.js';
import { insert, NOW } from './rows.js';
import type { Row } from './rows.js';

/** Fills an empty database; `passwordHash` is the same for all users. */
export async function buildWorld(client: pg.Client, passwordHash: string): Promise<void> {
  await people(client, passwordHash);
  // B first: a query that takes any of several rows takes the wrong one.
  await project(client, B, 'B', [...LANGUAGES, 'es']);
  await onlyB(client);
  await project(client, A, 'A', LANGUAGES);
  await project(client, C, 'C', LANGUAGES);
  await members(client);
  await invitations(client);
  await personalTokens(client);
  const inA = { id: A, letter: 'A', actorId: OWNER.id };
  await auditLog(client, [inA, { id: B, letter: 'B', actorId: OWNER_OF_B.id }]);
  await client.query('ANALYZE');
}

async function project(client: pg.Client, project_id: number, letter: string, languages: readonly string[]) {
  const times = { created_at: NOW, updated_at: NOW };
  await insert(client, 'project', [
    { id: project_id, name: `project-${letter}`, description: '', color: '3366ff', ...times },
  ]);
  const named = languages.map((name, at) => ({ name, id: at + 1 }));
  await insert(
    client,
    'language',
    named.map(({ name, id }) => ({
      project_id,
      id,
      name: `name-${letter}-${name}`,
      tag: name,
      created_at: NOW,
    })),
  );
  // The ids of C, which comes last, differ: a query by name finds the wrong one.
  const shift = project_id === C ? 50 : 0;
  await insert(client, 'key_group', [
    { project_id, id: GROUP.common + shift, name: 'common' },
    { project_id, id: GROUP.home + shift, name: `group-${letter}` },
  ]);
  const key = (id: number, name: string, group: number, is_plural: boolean): Row => ({
    project_id,
    id,
    group_id: group + shift,
    name: `${name}_${letter.toLowerCase()}`,
    is_plural,
    created_at: NOW,
  });
  await insert(client, 'translation_key', [
    key(KEY.title, 'title', GROUP.common, false),
    key(KEY.items, 'items', GROUP.home, true),
    key(KEY.blank, 'blank', GROUP.common, false),
  ]);
  await file(client, project_id, FILE.texts + shift);
  await values(client, project_id, letter, named);
  await history(client, project_id, letter, named);
}

/** A file with a document in French, which has no key. */
async function file(client: pg.Client, project_id: number, id: number) {
  const [path, format] = ['texts/{language}.json', 'json'];
  await insert(client, 'project_file', [{ project_id, id, path, format, position: 1 }]);
  const parts = `\\x${gzipSync('[]').toString('hex')}`;
  const document = {
    language_id: LANGUAGE_ID.fr,
    format,
    name: 'fr.json',
    path: 'texts/fr.json',
    file_id: id,
  };
  const profile = {
    head: { encoding: 'utf8', hasBom: false, style: {} },
    keys: [],
    key_ids: [],
    parts,
    at: NOW,
  };
  await insert(client, 'file_profile', [{ project_id, id, ...document, ...profile }]);
}

interface Named {
  id: number;
  name: string;
}

async function values(client: pg.Client, project_id: number, letter: string, languages: Named[]) {
  // The versions of C are newer: a query for the last of several rows does not change A.
  const version = project_id === C ? 3 : 2;
  const common = { project_id, status: 'modified', version, updated_at: NOW };
  const rows = languages.flatMap(({ id: language_id, name }) => {
    const text = `text-${letter}-${name}`;
    const cell = (key_id: number, id: number, quantity: string | null, of: string): Row => ({
      ...common,
      id,
      key_id,
      language_id,
      quantity,
      text: of,
    });
    return [
      cell(KEY.title, 10 + language_id, null, text),
      ...['zero', 'one', 'other'].map((quantity, at) =>
        cell(KEY.items, 200 + 10 * language_id + at, quantity, text),
      ),
      cell(KEY.blank, 30 + language_id, null, ''),
    ];
  });
  await insert(client, 'translation_value', rows);
  await client.query(`UPDATE translation_value SET status = 'validated' WHERE project_id = $1 AND id = $2`, [
    project_id,
    VALUE.itemsInFrench,
  ]);
  await client.query('UPDATE translation_value SET source_version = 2 WHERE project_id = $1 AND id = $2', [
    project_id,
    VALUE.noItemsInFrench,
  ]);
}

async function history(client: pg.Client, project_id: number, letter: string, languages: Named[]) {
  const text = `text-${letter}-fr`;
  const actor_id = project_id === A ? EX_MEMBER.id : OWNER_OF_B.id;
  const common = { project_id, actor_id, source: 'edit', at: NOW };
  const ofFrench = {
    ...common,
    change_set_id: null,
    language_id: LANGUAGE_ID.fr,
    group_id: null,
    version: 2,
  };
  const list = languages.map(({ id, name }) => ({
    languageId: id,
    quantity: null,
    text: `text-${letter}-${name}`,
  }));
  await changeSet(client, project_id, CHANGE_SET.review, actor_id);
  await insert(client, 'history', [
    {
      ...ofFrench,
      id: ACTIVITY.writing,
      action: 'value.written',
      key_id: KEY.title,
      value_id: VALUE.titleInFrench,
      old: state(`${text} before`),
      new: state(text),
    },
    {
      ...ofFrench,
      id: ACTIVITY.review,
      action: 'value.reviewed',
      change_set_id: CHANGE_SET.review,
      key_id: KEY.items,
      value_id: VALUE.itemsInFrench,
      old: state(text),
      new: { ...state(text), status: 'validated' },
    },
    {
      ...ofFrench,
      id: ACTIVITY.confirmation,
      action: 'value.confirmed',
      key_id: KEY.items,
      value_id: VALUE.noItemsInFrench,
      old: state(text),
      new: state(text),
    },
    {
      ...common,
      id: ACTIVITY.creation,
      action: 'key.created',
      key_id: KEY.title,
      group_id: GROUP.common,
      old: null,
      new: { name: 'title', isPlural: false, values: list },
    },
  ]);
}

const changeSet = (client: pg.Client, project_id: number, id: number, actor_id: number | null) =>
  insert(client, 'change_set', [{ project_id, id, actor_id, kind: 'bulk', summary: {} }]);

const state = (text: string): Row => ({ text, status: 'modified', quantity: null });

async function onlyB(client: pg.Client): Promise<void> {
  const { fileId, groupId: group_id, keyId: key_id, valueId, activityId, changeSetId } = ONLY_B;
  const text = 'text-B-fr only';
  const ofB = { path: 'b/{language}.json', format: 'json', position: 2 };
  await insert(client, 'project_file', [{ project_id: B, id: fileId, ...ofB }]);
  await insert(client, 'key_group', [{ project_id: B, id: group_id, name: 'group-B only' }]);
  await insert(client, 'translation_key', [
    { project_id: B, id: key_id, group_id, name: 'only_b', is_plural: false, created_at: NOW },
  ]);
  await insert(
    client,
    'translation_value',
    // Including French, with the same id as in A.
    [1, 2, 3, ONLY_B.languageId].map((language_id) => ({
      project_id: B,
      id: 10 * key_id + language_id,
      key_id,
      language_id,
      quantity: null,
      text,
      status: 'modified',
      version: 2,
      updated_at: NOW,
    })),
  );
  await changeSet(client, B, changeSetId, OWNER_OF_B.id);
  await insert(client, 'history', [
    {
      project_id: B,
      id: activityId,
      change_set_id: changeSetId,
      actor_id: OWNER_OF_B.id,
      action: 'value.written',
      source: 'edit',
      key_id,
      language_id: LANGUAGE_ID.fr,
      value_id: valueId,
      version: 2,
      old: state('text-B-fr'),
      new: state(text),
      at: NOW,
    },
  ]);
}
