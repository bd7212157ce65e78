import { routes } from '#core/api/routes.js';
import type { CreatedLanguageView } from '#core/api/languages.js';
import type { KeyView } from '#core/api/translations.js';

import { History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { aText } from '../../support/project/a-text.js';
import { part, useApp } from '../../support/server/app.js';
import { group, manyKeys, singular } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

/** The history of a project, oldest first, without null fields. */
async function historyOf(projectId: number): Promise<object[]> {
  const rows = await part(Database)
    .repository(History)
    .find({ where: { projectId }, order: { id: 'ASC' } });
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([field, value]) =>
          value !== null && !['id', 'projectId', 'at', 'project', 'actor', 'changeSetId'].includes(field),
      ),
    ),
  );
}

describe('the history of a project', () => {
  it('records the old and the new text, with the version', async () => {
    const { project, owner, path, statusPath, value } = await aText();
    await as(owner).patch(statusPath, { status: 'validated' });
    await as(owner).patch(path, { name: 'Heading' });
    const { id: valueId, keyId, languageId } = value('title', 'en');
    const place = { actorId: owner.id, source: 'edit', keyId, languageId, valueId };
    const state = (text: string, status: string) => ({ text, status, quantity: null });
    expect(await historyOf(project.id)).toEqual([
      {
        ...place,
        action: 'value.reviewed',
        version: 2,
        old: state('Title', 'modified'),
        new: state('Title', 'validated'),
      },
      {
        ...place,
        action: 'value.written',
        version: 3,
        old: state('Title', 'validated'),
        new: state('Heading', 'modified'),
      },
    ]);
  });

  it('does not record refused calls or calls without a change', async () => {
    const { project, owner, path, statusPath, key } = await aText('');
    await as(owner).patch(path, { name: '' });
    await as(owner).patch(path, { name: 'x' }, { 'if-match': '7' });
    await as(owner).patch(statusPath, { status: 'modified' });
    await as(owner).patch(statusPath, { status: 'validated' });
    await as(owner).patch(routes.updateKey(project.id, key('title').id), { name: 'title', isPlural: false });
    await as(owner).post(routes.createKey(project.id), { name: 'title', isPlural: false });
    expect(await historyOf(project.id)).toEqual([]);
  });

  it('records changes of groups and keys, with deleted texts', async () => {
    const { project, owner, language } = await aProject();
    const languageId = language('en').id;
    const { body: menu } = await as(owner).post<{ id: number }>(routes.createGroup(project.id), {
      name: 'menu',
    });
    await as(owner).patch(routes.renameGroup(project.id, menu.id), { name: 'header' });
    const { body: key } = await as(owner).post<KeyView>(routes.createKey(project.id), {
      name: 'open',
      isPlural: false,
      groupId: menu.id,
      values: [{ name: 'Open', languageId, quantityString: null }],
    });
    const path = routes.updateKey(project.id, key.id);
    await as(owner).patch(path, { name: 'start' });
    await as(owner).patch(path, { isPlural: true });
    await as(owner).delete(path);
    const who = { actorId: owner.id, source: 'edit' };
    const where = { ...who, groupId: menu.id, keyId: key.id };
    const texts = [
      { id: key.values[0]?.id, languageId, quantity: null, text: 'Open', status: 'modified', version: 1 },
    ];
    const forms = ['zero', 'one', 'other'].map((quantity) => ({
      id: expect.any(Number) as number,
      languageId,
      quantity,
      text: '',
      status: 'modified',
      version: 1,
    }));
    expect(await historyOf(project.id)).toEqual([
      { ...who, groupId: menu.id, action: 'group.created', new: { name: 'menu' } },
      { ...who, groupId: menu.id, action: 'group.renamed', old: { name: 'menu' }, new: { name: 'header' } },
      {
        ...where,
        action: 'key.created',
        new: { name: 'open', isPlural: false, values: [{ languageId, quantity: null, text: 'Open' }] },
      },
      { ...where, action: 'key.updated', old: { name: 'open' }, new: { name: 'start' } },
      {
        ...where,
        action: 'key.updated',
        old: { name: 'start', isPlural: false, values: texts },
        new: { name: 'start', isPlural: true },
      },
      {
        ...where,
        action: 'key.deleted',
        old: { name: 'start', isPlural: true, values: forms, groupId: menu.id },
      },
    ]);
  });

  it('records each text that an import overwrites, and the number of new ones', async () => {
    const { project, owner, language, value } = await aText();
    const languageId = language('en').id;
    const groups = [
      group('common', singular('title', 'Imported')),
      group('more', singular('fresh', 'Fresh')),
    ];
    await as(owner).post(routes.importIntoLanguage(project.id, languageId), {
      groups,
      replaceExistingKeys: true,
    });
    const { id: valueId, keyId } = value('title', 'en');
    const who = { actorId: owner.id, source: 'import', languageId };
    expect(await historyOf(project.id)).toEqual([
      {
        ...who,
        action: 'value.written',
        keyId,
        valueId,
        version: 2,
        old: { text: 'Title', status: 'modified', quantity: null },
        new: { text: 'Imported', status: 'modified', quantity: null },
      },
      {
        ...who,
        action: 'language.imported',
        new: {
          name: 'en',
          replaceExistingKeys: true,
          counts: { existing: 1, created: 1, missing: 0, mismatched: 0, updated: 1, reviewed: 0, kept: 0 },
        },
      },
    ]);
  });

  it('records a change of a project or language as one row, whatever its size', async () => {
    const { owner } = await aProject();
    const { body: project } = await as(owner).post<{ id: number }>(routes.createProject(), {
      name: 'Atlas',
      color: '000000',
      description: '',
      languages: ['en'],
      groups: [manyKeys(50)],
    });
    const { body: french } = await as(owner).post<CreatedLanguageView>(routes.createLanguage(project.id), {
      name: 'fr',
    });
    await as(owner).put(routes.updateProject(project.id), {
      name: 'Globe',
      color: '000000',
      description: '',
    });
    const settings = { name: 'Globe', color: '000000', description: '', sourceLanguageId: french.id };
    await as(owner).put(routes.updateProject(project.id), settings);
    await as(owner).put(routes.updateProject(project.id), settings);
    await as(owner).delete(routes.deleteLanguage(project.id, french.id));
    expect(await historyOf(project.id)).toMatchObject([
      {
        action: 'project.created',
        source: 'import',
        new: { name: 'Atlas', languages: [{ name: 'en' }], counts: { created: 50 } },
      },
      { action: 'language.created', languageId: french.id, new: { name: 'fr', counts: { missing: 50 } } },
      {
        action: 'project.updated',
        source: 'edit',
        old: { name: 'Atlas' },
        new: { name: 'Globe' },
      },
      { action: 'project.updated', languageId: french.id, new: { sourceLanguageId: french.id } },
      // The same source again is no change of it.
      expect.not.objectContaining({ languageId: french.id }),
      { action: 'language.deleted', languageId: french.id, old: { name: 'fr' } },
    ]);
  });
});
