import { deepStrictEqual } from 'node:assert/strict';

import fc from 'fast-check';

import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';

import { holds } from '../../matrix/support/rules.js';
import type { TestRole } from '../../matrix/support/rules.js';
import type { TestUser } from '../../support/project/world.js';
import { projectSteps } from '../arbitraries.js';
import { requireMember, NOWHERE, projectAt } from '../gate.js';
import type { InProject } from '../gate.js';
import { someLimits, wishesOf } from '../lists.js';
import type { LimitArgs } from '../lists.js';
import { IN_BOTH, MANAGER_A, PEOPLE, REVIEWER_B } from '../people.js';
import { INVALID, need, notExisting, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { isLive, memberOf, ranksAtLeast, removeMember } from '../rules.js';
import type { ModelMember, ModelProject } from '../state.js';
import type { Planner } from '../step.js';

interface OnMember extends InProject {
  /** The index of the other user; beyond the last, an unknown one. */
  other: number;
}

const idOf = (people: readonly TestUser[], user: number): number => people[user]?.id ?? NOWHERE;

/** Another member with an equal or lower role. @throws Refusal if there is none */
function subjectOf(project: ModelProject, actor: ModelMember, user: number): ModelMember {
  const subject = need(memberOf(project, user), notExisting('user'));
  refuseIf(subject === actor || !ranksAtLeast(actor.role, subject.role), UNAUTHORIZED);
  return subject;
}

interface Changing extends OnMember, LimitArgs {
  role: TestRole | undefined;
}

const updateProjectUser: Planner<Changing> = (model, args, people) => {
  const at = projectAt(model, args);
  const { role } = args;
  const wishes = wishesOf(model, at.found, args);
  return {
    method: 'patch',
    path: routes.updateProjectUser(at.id, idOf(people, args.other)),
    body: { ...wishes.body, role },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteUser');
      refuseIf(role === 'base', INVALID);
      const subject = subjectOf(project, member, args.other);
      refuseIf(!ranksAtLeast(member.role, role ?? subject.role), UNAUTHORIZED);
      refuseIf(wishes.isWrong, INVALID);
      const change = (): unknown => Object.assign(subject, wishes.limits, role && { role });
      const transfer = (): unknown =>
        Object.assign(member, { role: 'manager' }) &&
        Object.assign(subject, { role, source: null, target: null });
      return { status: 200, apply: role === 'owner' ? transfer : change };
    },
  };
};

const removeProjectUser: Planner<OnMember> = (model, args, people) => ({
  method: 'delete',
  path: routes.updateProjectUser(projectAt(model, args).id, idOf(people, args.other)),
  rules: () => {
    const { project, member } = requireMember(model, args, 'canWriteUser');
    subjectOf(project, member, args.other);
    return { status: 204, apply: () => removeMember(project, args.other) };
  },
});

const leaveProject: Planner<InProject> = (model, args) => ({
  method: 'post',
  path: routes.leaveProject(projectAt(model, args).id),
  rules: () => {
    const { project, member } = requireMember(model, args, null);
    refuseIf(member.role === 'owner', rule('owner_cannot_leave'));
    return { status: 204, apply: () => removeMember(project, args.user) };
  },
});

const listProjectUsers: Planner<InProject> = (model, args, people) => ({
  method: 'get',
  path: routes.listProjectUsers(projectAt(model, args).id),
  rules: () => {
    const { project, member } = requireMember(model, args, null);
    const wanted = [
      ...project.members.map(({ user, role }) => line(idOf(people, user), role, false)),
      ...(holds(member.role, 'canWriteInvitation') ? invited(project, people) : []),
    ];
    const apply = (body: unknown): void => {
      const listed = body as ProjectUserView[];
      const lines = listed.map(({ userId, role, pending }) => line(userId, role, pending));
      deepStrictEqual(lines.sort(), wanted.sort(), 'users of a project');
    };
    return { status: 200, apply };
  },
});

const invited = (project: ModelProject, people: readonly TestUser[]): string[] =>
  project.invitations
    .filter((invitation) => isLive(project, invitation))
    .map(({ invitee, role }) => line(invitee === null ? null : idOf(people, invitee), role, true));

const line = (id: number | null, role: string, pending: boolean): string =>
  `${id} ${role} ${pending ? 'pending' : ''}`;

const onMember = {
  other: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(MANAGER_A, IN_BOTH, IN_BOTH, REVIEWER_B) },
    { weight: 1, arbitrary: fc.nat({ max: PEOPLE }) },
  ),
};

const aRole = fc.constantFrom<TestRole>(
  'owner',
  'owner',
  'manager',
  'editor',
  'translator',
  'reviewer',
  'base',
);

export const MEMBER_STEPS = [
  projectSteps<Changing>(
    'updateProjectUser',
    { ...onMember, ...someLimits, role: fc.option(aRole, { nil: undefined }) },
    updateProjectUser,
  ),
  projectSteps<OnMember>('removeProjectUser', onMember, removeProjectUser),
  projectSteps<InProject>('leaveProject', {}, leaveProject),
  projectSteps<InProject>('listProjectUsers', {}, listProjectUsers),
];
