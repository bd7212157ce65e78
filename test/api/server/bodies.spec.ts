import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import { API_BASE, routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { DESCRIPTION, operation, OPERATIONS } from '../../support/openapi.js';
import { aProject } from '../../support/project/project-world.js';
import { aUser } from '../../support/project/world.js';
import { currentApp, useApp } from '../../support/server/app.js';

useApp();

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

/** The schema of the body of a call, which is an object. */
function bodyOf(call: CallName): Schema | null {
  const schema: Schema | undefined = operation(call).requestBody?.content['application/json']?.schema;
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? null : (DESCRIPTION.components.schemas[name] ?? null);
}

/** The calls with a body that a member or any user makes: those without guards of their own are public. */
const CALLS_WITH_BODY = OPERATIONS.map(({ operationId }) => operationId).filter(
  (call) =>
    bodyOf(call) !== null && !/invitation|subscription|Subscription|Plan/.test(CALLS[call].path + call),
);

/** Makes a call in a project, with ids that the body is looked at before. */
async function send(call: CallName, body: unknown): Promise<{ status: number; body: { fields?: object } }> {
  const { project, owner } = await aProject();
  const ids: Record<string, number> = { projectId: project.id };
  const path = CALLS[call].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(ids[name] ?? 1));
  const caller = as(call === 'register' ? await aUser() : owner);
  const { method } = CALLS[call];
  if (method === 'DELETE') return caller.delete(path, {}, body);
  return caller[method.toLowerCase() as 'post' | 'put' | 'patch'](path, body);
}

describe('the body of', () => {
  it.each(CALLS_WITH_BODY)('%s has the required fields that the document names', async (call) => {
    const required = bodyOf(call)?.required ?? [];
    const { body } = await send(call, {});
    const missing = Object.entries(body.fields ?? {}).filter(([, message]) => message === 'is required');
    // Hand-written rules report one error at a time, and some fields are only required without another one.
    if (required.length > 0) expect(required).toContain(missing[0]?.[0]);
    for (const field of required.length === 1 ? required : []) expect(body.fields).toHaveProperty(field);
  });

  it.each(CALLS_WITH_BODY)('%s has no field that the document does not name', async (call) => {
    const reply = await send(call, { nonsense: 1 });
    expect(reply).toMatchObject({ status: 400, body: { fields: { nonsense: 'is not a field' } } });
  });
});

describe('what is wrong with a body', () => {
  it('names the field, and the first rule that it breaks', async () => {
    const user = await aUser();
    const post = (body: unknown) => as(user).post(routes.createProject(), body);
    const project = { name: 'App', color: '3366FF', languages: ['en'] };
    const told = (fields: object) => ({ status: 400, body: { fields } });
    expect(await post({})).toMatchObject(
      told({ name: 'is required', color: 'is required', languages: 'is required' }),
    );
    expect(await post({ ...project, name: 7 })).toMatchObject(told({ name: 'must be a string' }));
    expect(await post({ ...project, description: null })).toMatchObject(
      told({ description: 'must be a string' }),
    );
    expect(await post({ ...project, languages: 'en' })).toMatchObject(
      told({ languages: 'must be an array' }),
    );
    expect(await post({ ...project, colour: 'x' })).toMatchObject(
      told({ colour: 'is not a field: did you mean color?' }),
    );
  });

  it('is a field in a nested object', async () => {
    const { project, owner } = await aProject();
    const reply = await as(owner).post(routes.applyChanges(project.id), { languages: [{ groups: [] }] });
    expect(reply).toMatchObject({ status: 400, body: { fields: { 'languages.0.tag': 'is required' } } });
  });

  it('is nothing where an entity is sent back, and nothing changes but what the call changes', async () => {
    const { project, owner, value } = await aProject({ keys: [{ name: 'title', texts: { en: 'Title' } }] });
    const { keyId, id } = value('title', 'en');
    const path = routes.writeValue(project.id, keyId, id);
    const { body } = await as(owner).get<ValueView[]>(routes.listValuesOfKey(project.id, keyId));
    const changes = { name: 'New', status: 'validated', languageName: 'nonsense', updatedAt: 'never' };
    const sent = { ...body[0], ...changes };
    expect(await as(owner).patch(path, sent)).toMatchObject({
      status: 200,
      body: { name: 'New', status: 'modified', languageName: 'en' },
    });
  });
});

describe('a body that is no JSON', () => {
  const send = async (type: string, body: string) => {
    const { accessToken } = await aUser();
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': type };
    const url = `${currentApp().origin}${API_BASE}${routes.createProject()}`;
    const reply = await fetch(url, { method: 'POST', headers, body });
    return { status: reply.status, body: await reply.json() };
  };

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/vnd.api+json'])(
    'is refused as %s with 415, whatever its length',
    async (type) => {
      const refusal = {
        status: 415,
        body: { error: 'validation_error', fields: { 'Content-Type': 'must be application/json' } },
      };
      expect(await send(type, '{"name":"App"}')).toMatchObject(refusal);
      expect(await send(type, 'x'.repeat(200_000))).toMatchObject(refusal);
    },
  );

  it.each([
    ['{"name": Oops}', "is not valid JSON: unexpected token 'O'"],
    ['{"name":"App"', 'is not valid JSON: at position 13'],
    ['{"name":', 'is not valid JSON: unexpected end'],
  ])('is refused with its place: %s', async (text, message) => {
    expect(await send('application/json', text)).toMatchObject({
      status: 400,
      body: { fields: { body: message } },
    });
  });
});

describe('a query', () => {
  it('has no parameter that the document does not name', async () => {
    const { project, owner } = await aProject();
    const get = (path: string) => as(owner).get(path);
    const refused = { status: 400, body: { error: 'validation_error', fields: { limit: 'is not a field' } } };
    expect(await get(`${routes.listKeys(project.id)}?limit=2`)).toMatchObject(refused);
    expect(await get(`${routes.listActivity(project.id)}?limits=2`)).toMatchObject({
      status: 400,
      body: { fields: { limits: 'is not a field: did you mean limit?' } },
    });
    expect((await get(`${routes.listActivity(project.id)}?limit=2`)).status).toBe(200);
  });

  it('of somebody who may not make the call is not looked at', async () => {
    const { project } = await aProject();
    expect((await as(await aUser()).get(`${routes.listKeys(project.id)}?limit=2`)).status).toBe(403);
  });
});
