import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from './api.js';
import { group, singular } from './catalogue.js';
import { BULK } from './writes-in-bulk.js';
import { byOwner, edit, ofValue, state } from './write.js';
import type { Write } from './write.js';
import { VALUES } from './writes-of-values.js';
import type { WorldToWrite } from './writes-world.js';

const FILE = [group('common', singular('title', 'Imported')), group('more', singular('fresh', 'Fresh'))];

const deletion = (world: WorldToWrite, action: string, deleted: object): object => ({
  ...byOwner(world),
  action,
  details: { deleted },
});

const CONTENT: Partial<Record<CallName, Write>> = {
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
  createLanguage: {
    send: ({ owner, project }) =>
      as(owner).post(routes.createLanguage(project.id), { name: 'de', groups: FILE.slice(0, 1) }),
    written: (world, { id }) => ({
      history: [
        {
          ...byOwner(world),
          action: 'language.created',
          source: 'import',
          ...(id === undefined ? {} : { languageId: id }),
          new: { name: 'de', counts: { existing: 1 } },
        },
      ],
    }),
  },
  updateLanguage: {
    send: ({ owner, project, language }) =>
      as(owner).patch(routes.updateLanguage(project.id, language('fr').id), { name: 'French', tag: 'fr-CA' }),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'language.updated',
          languageId: world.language('fr').id,
          old: { name: 'fr', tag: 'fr' },
          new: { name: 'French', tag: 'fr-CA' },
        },
      ],
    }),
  },
  importIntoLanguage: {
    send: ({ owner, project, language }) =>
      as(owner).post(routes.importIntoLanguage(project.id, language('en').id), {
        groups: FILE,
        replaceExistingKeys: true,
      }),
    written: (world) => ({
      history: [
        {
          ...ofValue(world),
          action: 'value.written',
          source: 'import',
          version: 3,
          old: state('Title'),
          new: state('Imported'),
        },
        {
          ...byOwner(world),
          action: 'language.imported',
          languageId: world.language('en').id,
          new: { name: 'en', counts: { created: 1, updated: 1 } },
        },
      ],
    }),
  },
  applyChanges: {
    send: ({ owner, project }) =>
      as(owner).post(routes.applyChanges(project.id), {
        languages: ['en', 'de'].map((tag) => ({ tag, groups: FILE })),
        replaceExistingKeys: true,
      }),
    written: (world) => {
      const counts = { existing: 1, created: 1, updated: 1 };
      return {
        history: [
          {
            ...ofValue(world),
            action: 'value.written',
            source: 'import',
            version: 3,
            old: state('Title'),
            new: state('Imported'),
          },
          {
            ...byOwner(world),
            action: 'language.imported',
            languageId: world.language('en').id,
            new: { name: 'en', counts, replaceExistingKeys: true },
          },
          { ...byOwner(world), action: 'language.created', new: { name: 'German', counts } },
        ],
      };
    },
  },
  deleteLanguage: {
    send: ({ owner, project, language }) =>
      as(owner).delete(routes.deleteLanguage(project.id, language('fr').id)),
    written: (world) => ({
      history: [
        {
          ...edit(world),
          action: 'language.deleted',
          languageId: world.language('fr').id,
          old: { name: 'fr' },
        },
      ],
      audit: [deletion(world, 'language.deleted', { name: 'fr', keys: 0 })],
    }),
  },
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
};

const KEYS: Partial<Record<CallName, Write>> = {
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

/** Calls that change the content of a project, with the expected history. */
export const WRITES_OF_CONTENT: Partial<Record<CallName, Write>> = {
  ...CONTENT,
  ...KEYS,
  ...VALUES,
  ...BULK,
};
