import { deepStrictEqual } from 'node:assert/strict';

import fc from 'fast-check';

import type { InvitationView } from '#core/api/invitations.js';
import { routes } from '#core/api/routes.js';

import { holds } from '../../matrix/support/rules.js';
import type { TestRole } from '../../matrix/support/rules.js';
import { aPick, projectSteps, steps } from '../arbitraries.js';
import { at, requireMember, goneId, isNobody, projectAt, signedIn } from '../gate.js';
import type { InProject, Pick } from '../gate.js';
import { someLimits, wishesOf } from '../lists.js';
import type { LimitArgs } from '../lists.js';
import { PEOPLE } from '../people.js';
import { ARCHIVED, INVALID, need, notExisting, Refusal, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { bury, isLive, memberOf, ranksAtLeast } from '../rules.js';
import type { Model, ModelInvitation, ModelProject } from '../state.js';
import type { Caller, Planner } from '../step.js';

interface Inviting extends InProject, LimitArgs {
  /** The index of the other user; beyond the last, an unknown one. */
  other: number;
  role: TestRole;
  mayRegister: boolean;
}

const createInvitation: Planner<Inviting> = (model, args, people) => {
  const { id: projectId, found } = projectAt(model, args);
  const { user: inviter, other, role, mayRegister } = args;
  const invitee = isNobody(other) ? null : other;
  const wishes = wishesOf(model, found, args);
  const email = people[other]?.email.toUpperCase() ?? 'nobody@example.com';
  return {
    method: 'post',
    path: routes.listInvitations(),
    body: { ...wishes.body, projectId, email, role, mayRegister },
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteInvitation');
      refuseIf(role === 'owner' || role === 'base', INVALID);
      refuseIf(!ranksAtLeast(member.role, role), UNAUTHORIZED);
      refuseIf(wishes.isWrong, INVALID);
      refuseIf(invitee === null && !mayRegister, new Refusal(404, 'invitation_user_not_found'));
      const isInvited = project.invitations.some((one) => one.invitee === invitee && isLive(project, one));
      refuseIf(isInvited || memberOf(project, other) !== undefined, rule('invitation_already_exists'));
      const apply = (): void => {
        // Invalid ones of the user are replaced, and those of emails without an account.
        const others = project.invitations.filter(
          (one) => one.invitee !== invitee && (one.invitee !== null || isLive(project, one)),
        );
        const limits = { source: null, target: null, ...wishes.limits };
        project.invitations = [...others, { id: 0, inviter, invitee, role, ...limits }];
      };
      return { status: 201, apply };
    },
  };
};

interface Answering extends Caller {
  invitation: Pick;
}

interface InvitationLocation {
  project: ModelProject;
  invitation: ModelInvitation;
}

/** Any invitation, for any user. */
function picked(model: Model, { place, of }: Pick): { id: number; found: InvitationLocation | null } {
  const all: InvitationLocation[] = model.projects.flatMap((project) =>
    project.invitations.map((invitation) => ({ project, invitation })),
  );
  const found = of === 'none' ? undefined : at(all, place);
  const ids = all.map(({ invitation: { id } }) => ({ id }));
  return { id: found?.invitation.id ?? goneId(model, ids, place), found: found ?? null };
}

const isFor = (user: number, { project, invitation }: InvitationLocation): boolean =>
  invitation.invitee === user && isLive(project, invitation);

function drop(model: Model, { project, invitation }: InvitationLocation): void {
  bury(model, invitation);
  project.invitations = project.invitations.filter((other) => other !== invitation);
}

/** An invitation for the caller. @throws Refusal if there is none */
function received(user: number, found: InvitationLocation | null): InvitationLocation {
  signedIn(user);
  const place = need(found, notExisting('invitation'));
  refuseIf(!isFor(user, place), notExisting('invitation'));
  return place;
}

const acceptInvitation: Planner<Answering> = (model, { user, invitation }) => {
  const { id, found } = picked(model, invitation);
  return {
    method: 'post',
    path: routes.acceptInvitation(id),
    rules: () => {
      const place = received(user, found);
      refuseIf(place.project.isArchived, ARCHIVED);
      const { role, source, target } = place.invitation;
      const limits = { source: source && [...source], target: target && [...target] };
      const apply = (): void => {
        drop(model, place);
        place.project.members.push({ user, role, ...limits });
      };
      return { status: 200, apply };
    },
  };
};

const declineInvitation: Planner<Answering> = (model, { user, invitation }) => {
  const { id, found } = picked(model, invitation);
  return {
    method: 'post',
    path: routes.declineInvitation(id),
    rules: () => {
      const place = received(user, found);
      return { status: 204, apply: () => drop(model, place) };
    },
  };
};

const deleteInvitation: Planner<Answering> = (model, { user, invitation }) => {
  const { id, found } = picked(model, invitation);
  return {
    method: 'delete',
    path: routes.deleteInvitation(id),
    rules: () => {
      signedIn(user);
      const place = need(found, notExisting('invitation'));
      // It does not exist for outsiders of its project.
      const member = need(memberOf(place.project, user), notExisting('invitation'));
      refuseIf(!isLive(place.project, place.invitation), notExisting('invitation'));
      refuseIf(!holds(member.role, 'canWriteInvitation'), UNAUTHORIZED);
      refuseIf(place.project.isArchived, ARCHIVED);
      refuseIf(!ranksAtLeast(member.role, place.invitation.role), UNAUTHORIZED);
      return { status: 204, apply: () => drop(model, place) };
    },
  };
};

const listInvitations: Planner<Caller> = (model, { user }) => ({
  method: 'get',
  path: routes.listInvitations(),
  rules: () => {
    signedIn(user);
    const wanted = model.projects.flatMap((project) =>
      project.invitations
        .filter((invitation) => isFor(user, { project, invitation }))
        .map(({ id, role }) => `${id} ${project.id} ${role}`),
    );
    const apply = (body: unknown): void => {
      const listed = body as InvitationView[];
      const lines = listed.map(({ id, projectId, role }) => `${id} ${projectId} ${role}`);
      deepStrictEqual(lines.sort(), wanted.sort(), 'invitations to somebody');
    };
    return { status: 200, apply };
  },
});

const aRole = fc.constantFrom<TestRole>('manager', 'editor', 'translator', 'reviewer', 'owner', 'base');

const answering = { invitation: aPick };

export const INVITATION_STEPS = [
  projectSteps<Inviting>(
    'createInvitation',
    { ...someLimits, other: fc.nat({ max: PEOPLE }), role: aRole, mayRegister: fc.boolean() },
    createInvitation,
  ),
  steps<Answering>('acceptInvitation', answering, acceptInvitation),
  steps<Answering>('declineInvitation', answering, declineInvitation),
  steps<Answering>('deleteInvitation', answering, deleteInvitation),
  steps<Caller>('listInvitations', {}, listInvitations),
];
