import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from './api.js';
import { byOwner, ofValue, state } from './write.js';
import type { Write } from './write.js';

/** Writes of texts and statuses, and what takes changes back. */
export const VALUES: Partial<Record<CallName, Write>> = {
  createValue: {
    send: ({ owner, project, key, language }) =>
      as(owner).post(routes.createValue(project.id, key('title').id), {
        name: 'Titre',
        languageId: language('fr').id,
        quantityString: null,
      }),
    written: (world) => ({
      history: [{ ...ofValue(world, 'fr'), action: 'value.written', version: 2, new: state('Titre') }],
    }),
  },
  writeValue: {
    send: ({ owner, path }) => as(owner).patch(path, { name: 'Heading' }),
    written: (world) => ({
      history: [
        {
          ...ofValue(world),
          action: 'value.written',
          version: 3,
          old: state('Title'),
          new: state('Heading'),
        },
      ],
    }),
  },
  reviewValue: {
    send: ({ owner, statusPath }) => as(owner).patch(statusPath, { status: 'validated' }),
    written: (world) => ({
      history: [
        {
          ...ofValue(world),
          action: 'value.reviewed',
          version: 3,
          old: state('Title'),
          new: state('Title', 'validated'),
        },
      ],
    }),
  },
  revertChange: {
    send: ({ owner, project, activityId }) =>
      as(owner).post(routes.revertChange(project.id, activityId), { force: false }),
    written: (world) => ({
      history: [
        {
          ...ofValue(world),
          action: 'value.written',
          source: 'revert',
          version: 3,
          old: state('Title'),
          new: state('Draft'),
        },
      ],
    }),
  },
  revertChangeSet: {
    send: ({ owner, project, changeSetId }) =>
      as(owner).post(routes.revertChangeSet(project.id, changeSetId), { dryRun: false }),
    written: (world) => ({
      history: [
        {
          ...byOwner(world),
          action: 'key.created',
          source: 'revert',
          old: null,
          new: { name: 'former', isPlural: false },
        },
      ],
    }),
  },
};
