import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { Database } from '../../src/platform/database/database.js';
import { MemberLanguage, Membership } from '../../src/entities/index.js';
import { assertDefined } from '../../src/platform/assert-defined.js';
import { as } from '../support/api.js';
import { part } from '../support/server/app.js';
import { group, plural, singular } from '../support/catalogue.js';
import type { TestUser } from '../support/project/world.js';
import { compare } from './compare.js';
import { importInto } from './importing.js';
import { IN_BOTH, MANAGER_A, OWNER_A, OWNER_B, REVIEWER_B, STRANGER } from './people.js';
import type { Model, ModelMember, ModelProject } from './state.js';

const FILES = [
  group('common', singular('title', 'Title'), plural('open', ['None', 'One', 'Many'])),
  group('menu', singular('close', '')),
];

interface Tenant {
  owner: number;
  name: string;
  invited: { user: number; role: 'manager' | 'editor' | 'translator' }[];
  members: { user: number; role: 'manager' | 'editor' | 'translator' | 'reviewer'; isLimited: boolean }[];
}

/** Two tenants, and a user who is a member of both: in one of them limited to reading English and writing French. */
const TENANTS: Tenant[] = [
  {
    owner: OWNER_A,
    name: 'A',
    invited: [{ user: STRANGER, role: 'manager' }],
    members: [
      { user: MANAGER_A, role: 'manager', isLimited: false },
      { user: IN_BOTH, role: 'translator', isLimited: true },
    ],
  },
  {
    owner: OWNER_B,
    name: 'B',
    invited: [
      { user: STRANGER, role: 'translator' },
      { user: MANAGER_A, role: 'editor' },
    ],
    members: [
      { user: IN_BOTH, role: 'editor', isLimited: false },
      { user: REVIEWER_B, role: 'reviewer', isLimited: false },
    ],
  },
];

/** Clears the tables and builds both tenants, in the database and as a model. */
export async function newWorld(people: readonly TestUser[]): Promise<Model> {
  await part(Database).query('DELETE FROM project');
  const model: Model = { projects: [], gone: [], changeSets: new Map() };
  for (const tenant of TENANTS) model.projects.push(await build(tenant, people));
  await compare(model, people);
  return model;
}

async function build(
  { owner, name, members, invited }: Tenant,
  people: readonly TestUser[],
): Promise<ModelProject> {
  const languages = ['en', 'fr'];
  const body = { name, color: '3366FF', description: '', languages, groups: FILES };
  const api = as(assertDefined(people[owner], 'owner'));
  const { body: made } = await api.post<ProjectDetails>(routes.createProject(), body);
  const project: ModelProject = {
    id: made.id,
    name,
    color: '3366FF',
    description: '',
    isArchived: false,
    isBlocking: false,
    languages: made.languages.map(({ id, name: language }) => ({ id, name: language, tag: language })),
    groups: [],
    keys: [],
    invitations: [],
    members: [{ user: owner, role: 'owner', source: null, target: null }],
  };
  importInto(project, project.languages[0], FILES, false);
  await validateFailing(project);
  await api.patch(routes.updateChecks(made.id), { blocksOnErrors: true });
  project.isBlocking = true;
  for (const member of members) project.members.push(await join(project, member, people));
  for (const { user, role } of invited) {
    const { email } = assertDefined(people[user], 'invited');
    await api.post(routes.createInvitation(), { projectId: project.id, email, role });
    project.invitations.push({ id: 0, inviter: owner, invitee: user, role, source: null, target: null });
  }
  return project;
}

const VALIDATED = `
  UPDATE translation_value v SET text = $3, status = 'validated' FROM translation_key k
  WHERE v.project_id = $1 AND v.language_id = $2 AND k.project_id = $1 AND k.id = v.key_id AND k.name = 'title'`;

/** A text with an error, validated before errors blocked: it must not come back so. */
async function validateFailing({ id, languages, keys }: ModelProject): Promise<void> {
  const french = assertDefined(languages[1], 'French');
  const text = 'Titre %s';
  await part(Database).query(VALIDATED, [id, french.id, text]);
  const title = keys.find(({ name }) => name === 'title');
  const value = title?.values.find(({ language }) => language === french);
  Object.assign(assertDefined(value, 'value'), { text, status: 'validated' });
}

async function join(
  { id: projectId, languages }: ModelProject,
  { user, role, isLimited }: Tenant['members'][number],
  people: readonly TestUser[],
): Promise<ModelMember> {
  const [source, target] = isLimited ? [languages.slice(0, 1), languages.slice(1)] : [null, null];
  const restricted = { sourceRestricted: isLimited, targetRestricted: isLimited };
  const { id: membershipId } = await part(Database)
    .repository(Membership)
    .save({ projectId, userId: assertDefined(people[user], 'member').id, role, ...restricted });
  const rows = [
    ...(source ?? []).map(({ id }) => ({
      projectId,
      membershipId,
      languageId: id,
      access: 'source' as const,
    })),
    ...(target ?? []).map(({ id }) => ({
      projectId,
      membershipId,
      languageId: id,
      access: 'target' as const,
    })),
  ];
  await part(Database).repository(MemberLanguage).insert(rows);
  return { user, role, source, target };
}
