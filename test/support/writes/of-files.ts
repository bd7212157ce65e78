import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import { edit } from './write.js';
import type { Write } from './write.js';

/** Files of the repository. */
export const FILES: Partial<Record<CallName, Write>> = {
  updateFile: {
    send: ({ owner, project, fileId }) =>
      as(owner).patch(routes.updateFile(project.id, fileId), { path: 'web/{language}.json' }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'file.renamed',
          old: { id: world.fileId, name: '{language}.json' },
          new: { id: world.fileId, name: 'web/{language}.json' },
        },
      ],
    }),
  },
  deleteFile: {
    send: ({ owner, project, fileId }) =>
      as(owner).delete(`${routes.deleteFile(project.id, fileId)}?keys=keep`),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'group.moved',
          old: { name: 'of_file', fileId: world.fileId },
          new: { name: 'of_file' },
        },
        { ...edit(world), action: 'file.deleted', old: { id: world.fileId, name: '{language}.json' } },
      ],
    }),
  },
};
