import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import { deletion, edit } from './write.js';
import type { Write } from './write.js';

/** Groups and keys. */
export const KEYS: Partial<Record<CallName, Write>> = {
  createGroup: {
    send: ({ owner, project }) => as(owner).post(routes.createGroup(project.id), { name: 'menu' }),
    written: (world, { id }) => ({
      history: [
        {
          ...edit(world),
          action: 'group.created',
          new: { name: 'menu' },
          ...(id === undefined ? {} : { groupId: id }),
        },
      ],
    }),
  },
  renameGroup: {
    send: ({ owner, project, group: named }) =>
      as(owner).patch(routes.renameGroup(project.id, named('common').id), { name: 'menu' }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'group.renamed',
          groupId: world.group('common').id,
          old: { name: 'common' },
          new: { name: 'menu' },
        },
      ],
    }),
  },
  deleteGroup: {
    send: ({ owner, project, alone }) => as(owner).delete(routes.deleteGroup(project.id, alone.groupId)),
    written: (world) => {
      const { id: keyId, groupId } = world.alone;
      const old = { name: 'entry', isPlural: false, values: [] };
      return {
        history: [
          { ...edit(world), action: 'key.deleted', groupId, keyId, old },
          { ...edit(world), action: 'group.deleted', groupId, keyId: null, old: { name: 'alone' } },
        ],
        audit: [deletion(world, 'group.deleted', { name: 'alone', keys: 1 })],
      };
    },
  },
  createKey: {
    send: ({ owner, project, language }) =>
      as(owner).post(routes.createKey(project.id), {
        name: 'open',
        isPlural: false,
        groupName: 'menu',
        values: [{ name: 'Open', languageId: language('en').id, quantityString: null }],
      }),
    written: (world) => ({
      history: [
        { ...edit(world), action: 'group.created', new: { name: 'menu' } },
        {
          ...edit(world),
          action: 'key.created',
          new: {
            name: 'open',
            isPlural: false,
            values: [{ languageId: world.language('en').id, quantity: null, text: 'Open' }],
          },
        },
      ],
    }),
  },
  createKeys: {
    send: ({ owner, project }) =>
      as(owner).post(
        routes.createKeys(project.id),
        ['one', 'two'].map((name) => ({ name, isPlural: true })),
      ),
    written: (world) => ({
      history: ['one', 'two'].map((name) => ({
        ...edit(world),
        action: 'key.created',
        new: { name, isPlural: true, values: [] },
      })),
    }),
  },
  updateKey: {
    send: ({ owner, project, key }) =>
      as(owner).patch(routes.updateKey(project.id, key('title').id), {
        name: 'heading',
        isPlural: true,
        tags: ['app'],
      }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'key.updated',
          keyId: world.key('title').id,
          // The change of kind records the deleted texts.
          old: { name: 'title', isPlural: false, values: [{ text: 'Title', status: 'modified' }], tags: [] },
          new: { name: 'heading', isPlural: true, tags: ['app'] },
        },
      ],
    }),
  },
  deleteKey: {
    send: ({ owner, project, key }) => as(owner).delete(routes.deleteKey(project.id, key('title').id)),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'key.deleted',
          keyId: world.key('title').id,
          new: null,
          old: { name: 'title', isPlural: false, values: [{ text: 'Title', status: 'modified' }] },
        },
      ],
      audit: [deletion(world, 'key.deleted', { name: 'title', keys: 1 })],
    }),
  },
};
