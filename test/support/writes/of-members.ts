import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import { aUser } from '../project/world.js';
import { byOwner } from './write.js';
import type { Write } from './write.js';

const INVITED = { role: 'translator' };

/** Members and invitations, and the deletion of the project. */
export const MEMBERS: Partial<Record<CallName, Write>> = {
  deleteProject: {
    send: ({ owner, project }) => as(owner).delete(routes.deleteProject(project.id)),
    written: (world) => ({
      audit: [{ ...byOwner(world), action: 'project.deleted', details: { name: world.project.name } }],
    }),
  },
  updateProjectUser: {
    send: ({ owner, project, member, language }) =>
      as(owner).patch(routes.updateProjectUser(project.id, member.id), {
        role: 'translator',
        targetLanguagesIds: `${language('fr').id}`,
      }),
    written: (world) => ({
      audit: [
        {
          ...byOwner(world),
          action: 'member.updated',
          details: {
            userId: world.member.id,
            old: { role: 'editor', source: null, target: null },
            new: { role: 'translator', source: null, target: [{ id: world.language('fr').id, name: 'fr' }] },
          },
        },
      ],
    }),
  },
  removeProjectUser: {
    send: ({ owner, project, member }) => as(owner).delete(routes.removeProjectUser(project.id, member.id)),
    written: (world) => ({
      audit: [
        {
          ...byOwner(world),
          action: 'member.removed',
          details: { userId: world.member.id, role: 'editor' },
        },
      ],
    }),
  },
  leaveProject: {
    send: ({ member, project }) => as(member).post(routes.leaveProject(project.id)),
    written: ({ member, project }) => ({
      audit: [
        {
          action: 'member.left',
          actorId: member.id,
          projectId: project.id,
          details: { userId: member.id, role: 'editor' },
        },
      ],
    }),
  },
  createInvitation: {
    send: async ({ owner, project }) => {
      const { email } = await aUser();
      return as(owner).post(routes.createInvitation(), { projectId: project.id, email, ...INVITED });
    },
    written: (world) => ({
      audit: [{ ...byOwner(world), action: 'invitation.created', details: INVITED }],
    }),
  },
  acceptInvitation: {
    send: ({ invitee, invitationId }) => as(invitee).post(routes.acceptInvitation(invitationId)),
    written: ({ invitee, project, invitationId }) => ({
      audit: [
        {
          action: 'invitation.accepted',
          actorId: invitee.id,
          projectId: project.id,
          details: { invitationId, userId: invitee.id, ...INVITED },
        },
      ],
    }),
  },
  declineInvitation: {
    send: ({ invitee, invitationId }) => as(invitee).post(routes.declineInvitation(invitationId)),
    written: ({ invitee, project, invitationId }) => ({
      audit: [
        {
          action: 'invitation.declined',
          actorId: invitee.id,
          projectId: project.id,
          details: { invitationId, userId: invitee.id, ...INVITED },
        },
      ],
    }),
  },
  deleteInvitation: {
    send: ({ owner, invitationId }) => as(owner).delete(routes.deleteInvitation(invitationId)),
    written: (world) => ({
      audit: [
        {
          ...byOwner(world),
          action: 'invitation.deleted',
          details: { invitationId: world.invitationId, userId: world.invitee.id, ...INVITED },
        },
      ],
    }),
  },
};
