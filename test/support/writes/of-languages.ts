import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import type { WorldToWrite } from './world.js';
import { byOwner, deletion, edit, FILE, ofValue, state } from './write.js';
import type { Write } from './write.js';

/** The English title, as an import overwrites it. */
const importedTitle = (world: WorldToWrite): object => ({
  ...ofValue(world),
  action: 'value.written',
  source: 'import',
  version: 3,
  old: state('Title'),
  new: state('Imported'),
});

/** Languages, and what is imported into them. */
export const LANGUAGES: Partial<Record<CallName, Write>> = {
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
        importedTitle(world),
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
          importedTitle(world),
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
};
