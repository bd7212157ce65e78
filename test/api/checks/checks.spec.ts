import type { CheckedText, CheckSettings, FindingView } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group } from '../../support/catalogue.js';
import { faultsOf } from '../../support/openapi.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, made } from '../../support/project/world.js';

useApp();

const TEXTS = { en: 'Hello {name}', fr: 'Bonjour' };

/** French lacks the placeholder of its source in `greeting`, and nothing in `title`. */
async function aFault(settings: object = { blocksOnErrors: true }) {
  const world = await aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'greeting', texts: TEXTS },
      { name: 'title', texts: { en: 'Title', fr: 'Titre' } },
    ],
  });
  const { project, owner, value, language } = world;
  const set = async (body: object) =>
    made(await as(owner).patch<CheckSettings>(routes.updateChecks(project.id), body));
  await set(settings);
  const ids = (name: string, at = 'fr'): [number, number, number] => {
    const { keyId, id } = value(name, at);
    return [project.id, keyId, id];
  };
  return {
    ...world,
    set,
    ids,
    validate: (name = 'greeting') =>
      as(owner).patch<ValueView & { findings: FindingView[] }>(routes.reviewValue(...ids(name)), {
        status: 'validated',
      }),
    write: async (name: string, text: string, at = 'fr') =>
      made(await as(owner).patch<ValueView>(routes.writeValue(...ids(name, at)), { name: text })),
    statuses: async () => {
      const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
      return body.groups
        .flatMap(({ keys }) => keys.flatMap(({ values }) => values))
        .filter(({ languageId }) => languageId === language('fr').id)
        .map(({ status }) => status);
    },
  };
}

describe('where errors block', () => {
  it('answers 422 checks_failed with the errors to the validation of a text, which may be invalidated', async () => {
    const { owner, ids, validate, write, statuses } = await aFault();
    const refusal = await validate();
    expect(faultsOf('reviewValue', refusal)).toEqual([]);
    expect(refusal).toMatchObject({
      status: 422,
      body: {
        error: 'checks_failed',
        findings: [{ check: 'missing', severity: 'error', fingerprint: expect.any(String) as string }],
      },
    });
    expect(
      await as(owner).patch(routes.reviewValue(...ids('greeting')), { status: 'invalidated' }),
    ).toMatchObject({ status: 200 });
    expect(await statuses()).toEqual(['invalidated', 'modified']);
    await write('greeting', 'Bonjour {name}');
    expect(await validate()).toMatchObject({ status: 200, body: { status: 'validated' } });
  });

  it.each<[string, object]>([
    ['nothing blocks', { blocksOnErrors: false }],
    ['the check is a warning', { blocksOnErrors: true, severities: { missing: 'warning' } }],
  ])('validates it if %s', async (_, settings) => {
    const { validate } = await aFault(settings);
    expect(await validate()).toMatchObject({ status: 200 });
  });

  it('validates it once the finding is ignored, until the source changes', async () => {
    const { owner, ids, write, validate } = await aFault();
    const [{ check, fingerprint }] = (await validate()).body.findings as [FindingView];
    const path = routes.ignoreFinding(...ids('greeting'));
    expect(await as(owner).post(path, { check, fingerprint })).toMatchObject({ status: 204 });
    expect(await as(owner).post(path, { check, fingerprint })).toMatchObject({ status: 204 });
    expect(await validate()).toMatchObject({ status: 200 });
    await write('greeting', 'Salut');
    expect(await validate()).toMatchObject({ status: 200 });
    await write('greeting', 'Hello, {name}', 'en');
    await write('greeting', 'Bonjour');
    expect(await validate()).toMatchObject({ status: 422 });
  });

  it('tells nothing of a source that the reviewer may not read', async () => {
    const { project, ids, language, write } = await aFault();
    const reviewer = await aMember(project, 'reviewer', {
      source: [language('fr')],
      target: [language('fr')],
    });
    const validate = () =>
      as(reviewer).patch<{ findings: FindingView[] }>(routes.reviewValue(...ids('greeting')), {
        status: 'validated',
      });
    expect(await validate()).toMatchObject({ status: 422, body: { error: 'checks_failed', findings: [] } });
    await write('greeting', 'Bonjour {count, plural,}');
    const refusal = await validate();
    expect(refusal).toMatchObject({ status: 422, body: { findings: [{ check: 'syntax' }] } });
    expect(JSON.stringify(refusal.body)).not.toContain('{name}');
  });

  it.each<[string, boolean]>([
    ['new', true],
    ['stored', false],
  ])('imports failing %s texts as modified, and counts them', async (_, isNew) => {
    const { owner, project, language, statuses } = await aFault();
    const values = (text: string) => [{ name: text, status: 'validated' as const }];
    const groups = [
      group(
        'common',
        { name: isNew ? 'other' : 'greeting', isPlural: false, values: values('Bonjour {nom}') },
        { name: 'title', isPlural: false, values: values('Titres') },
      ),
    ];
    if (isNew)
      await as(owner).post(routes.createKey(project.id), {
        name: 'other',
        isPlural: false,
        values: [{ name: 'Hello {name}', languageId: language('en').id, quantityString: null }],
      });
    const path = routes.applyChanges(project.id);
    const languages = [{ tag: 'fr', groups }];
    const body = { languages, replaceExistingKeys: true, applyStatuses: true };
    expect(await as(owner).post(path, { ...body, dryRun: true })).toMatchObject({
      body: { counts: { unvalidated: 1 } },
    });
    expect(await as(owner).post(path, body)).toMatchObject({
      status: 200,
      body: { counts: { unvalidated: 1 } },
    });
    expect((await statuses()).filter((status) => status === 'validated')).toHaveLength(1);
  });
});

describe('PATCH /projects/:projectId/checks', () => {
  it('sets and resets severities of the project and of a language', async () => {
    const { set, language } = await aFault();
    const languageId = language('fr').id;
    await set({ severities: { same: 'hint', end: 'off' } });
    expect(await set({ languageId, severities: { same: 'error' } })).toMatchObject({
      severities: { same: 'hint', end: 'off' },
      languages: [{ languageId, severities: { same: 'error' } }],
    });
    expect(await set({ languageId, severities: { same: null } })).toMatchObject({ languages: [] });
    expect(await set({ severities: { end: null } })).toMatchObject({ severities: { same: 'hint' } });
  });

  it('takes every one of several changes at once', async () => {
    const { set, owner, project } = await aFault({});
    const checks = ['missing', 'same', 'end', 'unknown'];
    await Promise.all(checks.map((check) => set({ severities: { [check]: 'off' } })));
    expect(await as(owner).get(routes.readChecks(project.id))).toMatchObject({
      body: { severities: Object.fromEntries(checks.map((check) => [check, 'off'])) },
    });
  });

  it.each([
    { severities: { none: 'off' } },
    { severities: { same: 'bad' } },
    { severities: [] },
    { blocksOnErrors: 1 },
  ])('answers 400 to %j', async (body) => {
    const { owner, project } = await aFault();
    expect(await as(owner).patch(routes.updateChecks(project.id), body)).toMatchObject({ status: 400 });
  });
});

describe('GET /projects/:projectId/checks', () => {
  it('lists ignored findings with their author, in readable languages', async () => {
    const { owner, project, ids, language } = await aFault();
    const finding = { check: 'missing', fingerprint: 'abc' };
    await as(owner).post(routes.ignoreFinding(...ids('greeting')), finding);
    const read = async (user: typeof owner) =>
      (await as(user).get<CheckSettings>(routes.readChecks(project.id))).body.ignored;
    expect(await read(owner)).toMatchObject([
      { ...finding, languageId: language('fr').id, user: { id: owner.id } },
    ]);
    expect(await read(await aMember(project, 'translator', { target: [language('en')] }))).toEqual([]);
    await as(owner).delete(routes.restoreFinding(...ids('greeting')), {}, finding);
    expect(await read(owner)).toEqual([]);
  });
});

describe('POST …/ignored-findings', () => {
  it('keeps at most twenty of a value, even if several members add them at once', async () => {
    const { owner, project, ids } = await aFault();
    const path = routes.ignoreFinding(...ids('greeting'));
    const ignore = (fingerprint: string) => as(owner).post(path, { check: 'missing', fingerprint });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => ignore(`f${index}`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4);
    const { body } = await as(owner).get<CheckSettings>(routes.readChecks(project.id));
    expect(body.ignored).toHaveLength(20);
    const [kept] = body.ignored as [CheckSettings['ignored'][number]];
    expect(await ignore(kept.fingerprint)).toMatchObject({ status: 204 });
    expect(await ignore('another')).toMatchObject({ status: 422, body: { error: 'limit_reached' } });
  });
});

describe('POST /projects/:projectId/checks', () => {
  it('returns the findings of each text, compared with the source of its key or with one that is sent', async () => {
    const { owner, project, key, language } = await aFault();
    const check = (body: object) =>
      as(owner).post<CheckedText[]>(routes.checkTexts(project.id), {
        languageId: language('fr').id,
        ...body,
      });
    const ofKey = await check({
      keyId: key('greeting').id,
      texts: [{ text: 'Bonjour' }, { text: 'Bonjour {name}' }],
    });
    expect(ofKey).toMatchObject({
      status: 200,
      body: [{ findings: [{ check: 'missing', severity: 'error' }] }, { findings: [] }],
    });
    expect(await check({ texts: [{ text: 'Salut', source: 'Hi {you}' }, { text: 'Salut' }] })).toMatchObject({
      body: [{ findings: [{ check: 'missing' }] }, { findings: [] }],
    });
    expect(await check({ keyId: 1, texts: [{ text: 'Salut' }] })).toMatchObject({ status: 404 });
    expect(await check({ texts: [] })).toMatchObject({ status: 400 });
    expect(await check({ texts: [{ text: 1 }] })).toMatchObject({ status: 400 });
  });

  it('does not reveal the source to those who may not read it', async () => {
    const { project, key, language } = await aFault();
    const translator = await aMember(project, 'translator', { target: [language('fr')] });
    const body = { languageId: language('fr').id, keyId: key('greeting').id, texts: [{ text: 'Bonjour' }] };
    expect(await as(translator).post(routes.checkTexts(project.id), body)).toMatchObject({
      status: 200,
      body: [{ findings: [] }],
    });
  });
});
