import type pg from 'pg';

import { foldEmail } from '#core/domain/email.js';

import { people, personalTokens } from './accounts.js';
import { auditLog } from './audit-log.js';
import {
  CANDIDATE,
  EX_MEMBER,
  INVITEE,
  INVITEE_OF_B,
  LANGUAGES,
  MEMBER_OF_B,
  MEMBERS,
  OWNER,
  OWNER_OF_B,
  PRINCIPALS,
  STRANGER,
  SUBJECT,
} from './people.js';
import type { Language, Principal } from './people.js';
import { insert, NOW } from './rows.js';
import type { Row } from './rows.js';

// Projects of several owners, inserted row by row. Their contents have the same ids, as the schema allows: a query
// without the project finds the wrong row. Every text and name identifies its project.

export const A = 1;
export const B = 2;
/** Belongs to the outsider only. */
const C = 3;

export const LANGUAGE_ID: Record<Language, number> = { en: 1, fr: 2, de: 3 };

export const GROUP = { common: 1, home: 2 };

/** Three keys: one with a text, one with three forms, one without a text. */
export const KEY = { title: 1, items: 2, blank: 3 };

export const VALUE = { titleInFrench: 12, itemsInFrench: 222 };

/** Changes that can be reverted, and a row with texts of all languages. */
export const ACTIVITY = { writing: 1, review: 2, creation: 3 };

/** The change set of `ACTIVITY.review`. */
export const CHANGE_SET = { review: 1 };

export const INVITATION = { toInvitee: 1, ofB: 2 };

/** Invitations to emails without an account. */
const NEWCOMERS = [
  { project_id: A, id: 11, inviter_id: OWNER.id, email: 'newcomer-A@example.com' },
  { project_id: B, id: 12, inviter_id: OWNER_OF_B.id, email: 'newcomer-B@example.com' },
];

export const TOKEN = { ofOwner: 1, ofMemberOfB: 6 };

/** Rows that exist only in project B. */
export const ONLY_B = {
  languageId: 4,
  groupId: 14,
  keyId: 14,
  valueId: 142,
  activityId: 14,
  changeSetId: 14,
};

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
  // Those of C, which comes last, have other ids: a query by name finds the wrong one.
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
  await values(client, project_id, letter, named);
  await history(client, project_id, letter, named);
}

interface Named {
  id: number;
  name: string;
}

async function values(client: pg.Client, project_id: number, letter: string, languages: Named[]) {
  // Those of C are newer: a query that takes the last of several rows does not change A.
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
  const { groupId: group_id, keyId: key_id, valueId, activityId, changeSetId } = ONLY_B;
  const text = 'text-B-fr only';
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

async function members(client: pg.Client): Promise<void> {
  const row = (project_id: number, id: number, user_id: number | null, role: string): Row => ({
    project_id,
    id,
    user_id,
    role,
    source_restricted: false,
    target_restricted: false,
    created_at: NOW,
  });
  const ofA = [...PRINCIPALS.filter(({ id }) => id !== null), SUBJECT].flatMap(({ id, member }) =>
    member === null
      ? []
      : {
          ...row(A, Number(id), id, member.role),
          source_restricted: member.role !== 'owner' && member.limits.source !== null,
          target_restricted: member.role !== 'owner' && member.limits.target !== null,
        },
  );
  const others = [
    row(B, 102, OWNER_OF_B.id, 'owner'),
    row(B, 107, MEMBER_OF_B.id, 'editor'),
    row(C, 103, STRANGER.id, 'owner'),
  ];
  await insert(client, 'membership', [...others, ...ofA]);
  await insert(client, 'member_language', MEMBERS.flatMap(languagesOf));
}

const languagesOf = ({ id, member }: Principal): Row[] =>
  (['source', 'target'] as const).flatMap((access) =>
    (member?.limits[access] ?? []).map((language) => ({
      project_id: A,
      membership_id: id,
      language_id: LANGUAGE_ID[language],
      access,
    })),
  );

async function invitations(client: pg.Client): Promise<void> {
  const pending = {
    role: 'editor',
    status: 'pending',
    source_restricted: false,
    target_restricted: true,
    created_at: NOW,
    expires_at: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  };
  await insert(client, 'invitation', [
    { project_id: A, id: INVITATION.toInvitee, inviter_id: OWNER.id, invitee_id: INVITEE.id, ...pending },
    { project_id: B, id: INVITATION.ofB, inviter_id: OWNER_OF_B.id, invitee_id: INVITEE_OF_B.id, ...pending },
    // From a member of A: it is not revoked when they leave A.
    { project_id: B, id: 4, inviter_id: SUBJECT.id, invitee_id: MEMBER_OF_B.id, ...pending },
    // Expired long ago, but not A's to delete.
    {
      project_id: B,
      id: 3,
      inviter_id: OWNER_OF_B.id,
      invitee_id: CANDIDATE.id,
      ...pending,
      expires_at: NOW,
    },
  ]);
  await insert(
    client,
    'invitation',
    NEWCOMERS.map((newcomer) => ({ ...newcomer, folded_email: foldEmail(newcomer.email), ...pending })),
  );
  await insert(client, 'invitation_language', [
    { project_id: A, invitation_id: INVITATION.toInvitee, language_id: LANGUAGE_ID.fr, access: 'target' },
    { project_id: B, invitation_id: INVITATION.ofB, language_id: LANGUAGE_ID.fr, access: 'target' },
  ]);
}
