import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import { byOwner, edit, FILE } from './write.js';
import type { Write } from './write.js';

/** Projects: their creation, settings and archive. */
export const PROJECTS: Partial<Record<CallName, Write>> = {
  createProject: {
    send: ({ owner }) =>
      as(owner).post(routes.createProject(), {
        name: 'Atlas',
        color: '000000',
        description: '',
        languages: ['en'],
        groups: FILE,
      }),
    written: ({ owner }, { id }) => ({
      history: [
        {
          action: 'project.created',
          actorId: owner.id,
          projectId: id ?? (expect.any(Number) as unknown),
          source: 'import',
          new: { name: 'Atlas', languages: [{ name: 'en' }], counts: { created: 2 } },
        },
      ],
    }),
  },
  updateProject: {
    send: ({ owner, project }) =>
      as(owner).put(routes.updateProject(project.id), { name: 'Globe', color: '000000', description: 'x' }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'project.updated',
          old: { name: world.project.name, color: '3366FF', description: '' },
          new: { name: 'Globe', color: '000000', description: 'x' },
        },
      ],
    }),
  },
  changePluralMode: {
    send: ({ owner, project }) => as(owner).patch(routes.changePluralMode(project.id), { mode: 'cldr' }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'project.plural_mode_changed',
          old: { pluralMode: 'strict' },
          new: { pluralMode: 'cldr' },
        },
      ],
    }),
  },
  archiveProject: {
    send: ({ owner, project }) => as(owner).post(routes.archiveProject(project.id)),
    written: (world) => ({
      history: [{ ...edit(world), action: 'project.archived', old: null, new: null }],
      audit: [{ ...byOwner(world), action: 'project.archived' }],
    }),
  },
  unarchiveProject: {
    prepare: ({ owner, project }) => as(owner).post(routes.archiveProject(project.id)),
    send: ({ owner, project }) => as(owner).delete(routes.unarchiveProject(project.id)),
    written: (world) => ({
      history: [{ ...edit(world), action: 'project.unarchived', old: null, new: null }],
      audit: [{ ...byOwner(world), action: 'project.unarchived' }],
    }),
  },
};
