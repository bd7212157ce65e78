import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import { byOwner, edit, ofValue, state } from './write.js';
import type { Write } from './write.js';
import type { WorldToWrite } from './world.js';

const FINDING = { check: 'missing', fingerprint: '0' };

const idsOf = ({ project, value }: WorldToWrite): [number, number, number] => {
  const { keyId, id } = value('title', 'fr');
  return [project.id, keyId, id];
};

/** Writes of texts and statuses, and what takes changes back. */
export const VALUES: Partial<Record<CallName, Write>> = {
  confirmSource: {
    prepare: async ({ owner, project, key, language, path }) => {
      const value = { name: 'Titre', languageId: language('fr').id, quantityString: null };
      await as(owner).post(routes.createValue(project.id, key('title').id), value);
      await as(owner).patch(path, { name: 'Heading' });
    },
    send: (world) => as(world.owner).patch(routes.confirmSource(...idsOf(world)), { version: 3 }),
    written: (world) => ({
      history: [{ ...ofValue(world, 'fr'), action: 'value.confirmed', version: 3, new: state('Titre') }],
    }),
  },
  ignoreFinding: {
    send: (world) => as(world.owner).post(routes.ignoreFinding(...idsOf(world)), FINDING),
    written: (world) => ({
      history: [{ ...ofValue(world, 'fr'), action: 'value.finding_ignored', new: { check: FINDING.check } }],
    }),
  },
  restoreFinding: {
    prepare: (world) => as(world.owner).post(routes.ignoreFinding(...idsOf(world)), FINDING),
    send: (world) => as(world.owner).delete(routes.restoreFinding(...idsOf(world)), {}, FINDING),
    written: (world) => ({
      history: [{ ...ofValue(world, 'fr'), action: 'value.finding_restored', new: { check: FINDING.check } }],
    }),
  },
  updateChecks: {
    send: ({ owner, project }) => as(owner).patch(routes.updateChecks(project.id), { blocksOnErrors: true }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'project.checks_changed',
          old: { blocksOnErrors: false, severities: {} },
          new: { blocksOnErrors: true, severities: {} },
        },
      ],
    }),
  },
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
