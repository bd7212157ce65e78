import type { CallName } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { as } from '../api.js';
import { state } from './write.js';
import type { Write } from './write.js';
import type { WorldToWrite } from './world.js';

/** A change of the English title, as part of a change set. */
const changed = ({ owner, project, value }: WorldToWrite, row: object) => {
  const { id: valueId, keyId, languageId } = value('title', 'en');
  const ids = { actorId: owner.id, projectId: project.id, valueId, keyId, languageId };
  const changeSetId = expect.any(Number) as unknown;
  return { history: [{ ...ids, changeSetId, source: 'edit', version: 3, old: state('Title'), ...row }] };
};

/** Calls that change several keys or values. */
export const BULK: Partial<Record<CallName, Write>> = {
  changeInBulk: {
    send: ({ owner, project, key, language }) =>
      as(owner).post(routes.changeInBulk(project.id), {
        action: 'review',
        status: 'validated',
        keyIds: [key('title').id],
        languageIds: [language('en').id],
      }),
    written: (world) => changed(world, { action: 'value.reviewed', new: state('Title', 'validated') }),
  },
  replaceValues: {
    send: ({ owner, project, value }) =>
      as(owner).post(routes.replaceValues(project.id), {
        changes: [{ valueId: value('title', 'en').id, version: 2, text: 'Heading' }],
      }),
    written: (world) => changed(world, { action: 'value.written', new: state('Heading') }),
  },
};
