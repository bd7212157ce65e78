import { routes } from '#core/api/routes.js';

import { aText } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aChangedText, pageOf, texts } from '../../support/project/activity.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

describe('GET /projects/:projectId/translations/:keyId/values/:valueId/history', () => {
  it('lists the changes of this value only, page by page', async () => {
    const { project, owner, value, historyPath } = await aChangedText();
    const other = value('title', 'fr');
    await as(owner).patch(routes.writeValue(project.id, other.keyId, other.id), { name: 'Titre' });
    const { items, next } = await pageOf(owner, historyPath, '?limit=3');
    expect(texts(items)).toEqual(['v5', 'v4', 'v3']);
    expect(items[0]).toMatchObject({ key: { name: 'title' }, language: { name: 'en' }, version: 6 });
    const last = await pageOf(owner, historyPath, `?limit=3&before=${next ?? ''}`);
    expect([texts(last.items), last.next]).toEqual([['v2', 'v1'], null]);
  });

  it('answers 404 not_existing_value: malformed, of another key, of another project, not readable', async () => {
    const { project, owner, key, value, language } = await aProject({
      languages: ['en', 'fr'],
      keys: ['title', 'other'],
    });
    const foreign = (await aText()).value('title', 'en');
    const refusal = { status: 404, body: { error: 'not_existing_value' } };
    const history = (keyId: number | string, valueId: number | string) =>
      `${routes.listKeys(project.id)}/${keyId}/values/${valueId}/history`;
    const { id, keyId } = value('title', 'en');
    for (const path of [
      history(keyId, 'abc'),
      history('abc', id),
      history(keyId, 999_999_999),
      history(key('other').id, id),
      history(foreign.keyId, foreign.id),
    ])
      expect(await as(owner).get(path)).toMatchObject(refusal);
    const limited = await aMember(project, 'editor', { target: [language('fr')] });
    expect(await as(limited).get(history(keyId, id))).toMatchObject(refusal);
    expect(await as(owner).get(history(keyId, id))).toMatchObject({ status: 200, body: { items: [] } });
  });

  it('answers 400 to an invalid page', async () => {
    const { owner, historyPath } = await aChangedText();
    for (const query of ['limit=101', 'before=x'])
      expect(await as(owner).get(`${historyPath}?${query}`)).toMatchObject({
        status: 400,
        body: { error: 'validation_error' },
      });
  });
});
