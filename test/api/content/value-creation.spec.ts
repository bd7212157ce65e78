import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

describe('POST /projects/:projectId/translations/:keyId/values', () => {
  it('sets the text of an empty value', async () => {
    const { project, owner, key, language, value } = await aProject({
      keys: [{ name: 'files', isPlural: true }],
    });
    const body = { name: 'One', languageId: language('en').id, quantityString: 'one', status: 'validated' };
    expect(
      await as(owner).post<ValueView>(routes.createValue(project.id, key('files').id), body),
    ).toMatchObject({
      status: 201,
      body: {
        id: value('files', 'en', 'one').id,
        name: 'One',
        quantityString: 'one',
        status: 'modified',
        version: 2,
      },
    });
  });

  it('is recorded upon the empty text, so that the history of a value has no gap', async () => {
    const { project, owner, key, language, value } = await aProject({ keys: ['title'] });
    const body = { name: 'Title', languageId: language('en').id };
    await as(owner).post(routes.createValue(project.id, key('title').id), body);
    const { id } = value('title', 'en');
    const path = routes.listHistoryOfValue(project.id, key('title').id, id);
    expect(await as(owner).get(path)).toMatchObject({
      body: { items: [{ version: 2, old: { text: '', status: 'modified' }, new: { text: 'Title' } }] },
    });
  });

  it('answers 422 value_already_exists if there is a text, or none is given', async () => {
    const { project, owner, key, language } = await aProject({
      languages: ['en', 'fr'],
      keys: [{ name: 'title', texts: { en: 'Title' } }],
    });
    const refusal = { status: 422, body: { error: 'value_already_exists' } };
    const path = routes.listValuesOfKey(project.id, key('title').id);
    expect(await as(owner).post(path, { name: 'New', languageId: language('en').id })).toMatchObject(refusal);
    expect(await as(owner).post(path, { name: '', languageId: language('fr').id })).toMatchObject(refusal);
    const values = await as(owner).get<ValueView[]>(path);
    expect(values.body.map(({ name, version }) => [name, version])).toEqual([
      ['Title', 1],
      ['', 1],
    ]);
  });

  it.each([-Number.MAX_VALUE, Number.MIN_SAFE_INTEGER - 1, 2 ** 53, 1.5])(
    'answers 400 to %d, which no language can have as its id',
    async (languageId) => {
      const { project, owner, key } = await aProject({ keys: ['title'] });
      const path = routes.createValue(project.id, key('title').id);
      expect(await as(owner).post(path, { name: 'x', languageId })).toMatchObject({
        status: 400,
        body: { error: 'validation_error' },
      });
    },
  );

  it('answers 404 to a key or a language of another project', async () => {
    const { project, owner, key, language } = await aProject({ keys: ['title'] });
    const other = await aProject({ owner, keys: ['title'] });
    const post = (keyId: number, languageId: number) =>
      as(owner).post(routes.createValue(project.id, keyId), { name: 'x', languageId, quantityString: null });
    expect(await post(other.key('title').id, language('en').id)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_key' },
    });
    expect(await post(key('title').id, other.language('en').id)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_language' },
    });
  });

  it('answers 400 to a quantity that is not of the key’s kind', async () => {
    const { project, owner, key, language } = await aProject({
      keys: ['title', { name: 'files', isPlural: true }],
    });
    const languageId = language('en').id;
    const refusal = { status: 400, body: { fields: { quantityString: expect.any(String) as string } } };
    const post = (name: string, quantityString: unknown) =>
      as(owner).post(routes.createValue(project.id, key(name).id), { name: 'x', languageId, quantityString });
    expect(await post('title', 'one')).toMatchObject(refusal);
    expect(await post('files', null)).toMatchObject(refusal);
    expect(await post('files', 'few')).toMatchObject(refusal);
  });

  it.each([{ languageId: '1' }, { languageId: 2 ** 60 }, { name: 'x'.repeat(20_001) }])(
    'answers 400 to %j',
    async (wrong) => {
      const { project, owner, key } = await aProject({ keys: ['title'] });
      const reply = await as(owner).post(routes.createValue(project.id, key('title').id), {
        name: 'x',
        languageId: 1,
        ...wrong,
      });
      expect(reply).toMatchObject({ status: 400, body: { error: 'validation_error' } });
    },
  );
});
