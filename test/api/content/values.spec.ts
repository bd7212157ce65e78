import { routes, valuesPath } from '#core/api/routes.js';
import type { ApiErrorBody } from '#core/api/error-body.js';
import type { ValueView } from '#core/api/translations.js';

import { aText, ifMatch } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

useApp();

describe('GET /projects/:projectId/translations/:keyId/values', () => {
  it('lists the values of a key by language and quantity', async () => {
    const { project, owner, key } = await aProject({
      languages: ['fr', 'en'],
      keys: [{ name: 'files', isPlural: true, texts: { en: { one: 'One' } } }, 'other'],
    });
    const reply = await as(owner).get<ValueView[]>(routes.listValuesOfKey(project.id, key('files').id));
    expect(reply.status).toBe(200);
    expect(
      reply.body.map((value) => `${value.languageName} ${value.quantityString ?? ''} ${value.name}`),
    ).toEqual(['fr zero ', 'fr one ', 'fr other ', 'en zero ', 'en one One', 'en other ']);
  });
});

describe('GET /projects/:projectId/translations/values?languageId', () => {
  it('lists the values of one language by key', async () => {
    const { project, owner, language } = await aProject({
      languages: ['en', 'fr'],
      keys: [
        { name: 'b', texts: { fr: 'B' } },
        { name: 'a', isPlural: true, texts: { fr: { zero: '0' } } },
      ],
    });
    const path = valuesPath(project.id, language('fr').id);
    const reply = await as(owner).get<ValueView[]>(path);
    expect(reply.status).toBe(200);
    expect(reply.body.map(({ name, quantityString }) => [name, quantityString])).toEqual([
      ['B', null],
      ['0', 'zero'],
      ['', 'one'],
      ['', 'other'],
    ]);
    expect(new Set(reply.body.map(({ languageName }) => languageName))).toEqual(new Set(['fr']));
  });

  it('returns an empty list for a language without keys', async () => {
    const { project, owner, language } = await aProject();
    expect(await as(owner).get(valuesPath(project.id, language('en').id))).toMatchObject({
      status: 200,
      body: [],
    });
  });

  it.each([
    '',
    '?languageId=',
    '?languageId=abc',
    '?languageId=1e3',
    '?languageId=0',
    '?languageId=1&languageId=2',
    '?languageId[]=1',
  ])('answers 400 to "%s"', async (query) => {
    const { project, owner } = await aProject();
    expect(await as(owner).get(`${routes.listKeys(project.id)}/values${query}`)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });

  it('answers 404 not_existing_language to one that is missing or in another project', async () => {
    const { project, owner } = await aProject();
    const other = await aProject({ owner });
    for (const id of ['999999999', other.language('en').id])
      expect(await as(owner).get(`${routes.listKeys(project.id)}/values?languageId=${id}`)).toMatchObject({
        status: 404,
        body: { error: 'not_existing_language' },
      });
  });
});

describe('PATCH /projects/:projectId/translations/:keyId/values/:id', () => {
  it('changes the text, resets its status to modified and increases the version', async () => {
    const { owner, path, statusPath, stored } = await aText();
    await as(owner).patch(statusPath, { status: 'validated' });
    const reply = await as(owner).patch<ValueView>(path, { name: 'Heading' });
    expect(reply).toMatchObject({
      status: 200,
      body: { name: 'Heading', status: 'modified', version: 3, languageName: 'en', languageAccess: 'target' },
    });
    expect(await stored()).toEqual(reply.body);
  });

  it.each(['', 'a\n\tb', ' edges ', 'e\u0301 é 👩‍🚀', '%s {name} <b>&amp;</b>', 'x'.repeat(20_000)])(
    'keeps %j as it was typed',
    async (name) => {
      const { owner, path, stored } = await aText();
      expect(await as(owner).patch(path, { name })).toMatchObject({ status: 200, body: { name } });
      expect((await stored()).name).toBe(name);
    },
  );

  it('accepts the current text without a change: version, status and date stay', async () => {
    const { owner, path, statusPath, stored } = await aText();
    await as(owner).patch(statusPath, { status: 'validated' });
    const before = await stored();
    const reply = await as(owner).patch(path, { name: 'Title' }, ifMatch(1));
    expect(reply).toMatchObject({ status: 200, body: before });
    expect(await stored()).toEqual(before);
  });

  it('accepts a change based on the current version', async () => {
    const { owner, path } = await aText();
    for (const [header, version] of [
      ['"1"', 2],
      ['2', 3],
      ['W/"3"', 4],
      ['*', 5],
    ] as const) {
      const reply = await as(owner).patch(path, { name: `After ${header}` }, { 'if-match': header });
      expect(reply).toMatchObject({ status: 200, body: { version } });
    }
  });

  it('answers 409 conflict with the current value and its author to a change based on another version', async () => {
    const { owner, project, path, stored, value } = await aText();
    const other = await aMember(project, 'translator');
    await as(other).patch(routes.updateMe(), { username: 'Léa' });
    // Another value with the same version is not affected.
    const { id, keyId } = value('title', 'fr');
    await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: 'Titre' }, ifMatch(1));
    await as(other).patch(path, { name: 'Theirs' }, ifMatch(1));
    const reply = await as(owner).patch<ApiErrorBody>(path, { name: 'Mine' }, ifMatch(1));
    const current = { ...(await stored()), updatedBy: 'Léa' };
    expect(reply).toMatchObject({ status: 409, body: { error: 'conflict', current } });
    expect((await stored()).name).toBe('Theirs');
  });

  it.each(['abc', '"1', '-1', '1.5', '""', '1, 2'])('answers 400 to If-Match %s', async (header) => {
    const { owner, path } = await aText();
    expect(await as(owner).patch(path, { name: 'x' }, { 'if-match': header })).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });

  it.each([
    {},
    { name: null },
    { name: 7 },
    { name: ['x'] },
    { name: 'x'.repeat(20_001) },
    { name: 'a\u0000' },
    { name: '\ud800' },
  ])('answers 400 to %j', async (body) => {
    const { owner, path, stored } = await aText();
    expect(await as(owner).patch(path, body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { name: expect.any(String) as string } },
    });
    expect((await stored()).name).toBe('Title');
  });

  it('changes only the text, whatever else of the value the body contains', async () => {
    const { owner, path, stored } = await aText();
    const before = await stored();
    const strange = { id: 1, keyId: 1, languageId: 1, status: 'validated', version: 9 };
    await as(owner).patch(path, { name: 'New', quantityString: 'one', ...strange });
    expect(await stored()).toEqual({
      ...before,
      name: 'New',
      version: 2,
      majorVersion: 2,
      updatedAt: (await stored()).updatedAt,
    });
  });

  it('refuses what is no field of a value, and changes nothing', async () => {
    const { owner, path, stored } = await aText();
    const before = await stored();
    expect(await as(owner).patch(path, { name: 'New', projectId: 1 })).toMatchObject({
      status: 400,
      body: { fields: { projectId: 'is not a field' } },
    });
    expect(await stored()).toEqual(before);
  });
});

describe('a value that is not one of the key', () => {
  it('answers 404 not_existing_value: malformed, missing, of another key or another project', async () => {
    const { project, owner, key, value } = await aProject({ keys: ['title', 'other'] });
    const foreign = await aProject({ owner, keys: ['title'] });
    const { id, keyId } = foreign.value('title', 'en');
    const base = routes.listValuesOfKey(project.id, key('title').id);
    const paths = [
      ...['abc', '0', '999999999', value('other', 'en').id, id].map((valueId) => `${base}/${valueId}`),
      routes.writeValue(project.id, keyId, id),
      `${routes.listKeys(project.id)}/abc/values/${value('title', 'en').id}`,
    ];
    for (const path of paths) {
      const refusal = { status: 404, body: { error: 'not_existing_value' } };
      expect(await as(owner).patch(path, { name: 'x' })).toMatchObject(refusal);
      expect(await as(owner).patch(`${path}/status`, { status: 'invalidated' })).toMatchObject(refusal);
    }
  });

  it('answers 404 to a member who may not read its language', async () => {
    const { project, language, value } = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const member = await aMember(project, 'editor', { target: [language('fr')] });
    const { id, keyId } = value('title', 'en');
    expect(await as(member).patch(routes.writeValue(project.id, keyId, id), { name: 'x' })).toMatchObject({
      status: 404,
      body: { error: 'not_existing_value' },
    });
  });
});
