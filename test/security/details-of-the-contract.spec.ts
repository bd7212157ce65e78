import { SCENARIO } from '#core/api/examples/examples.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { LIMITS } from '#core/domain/rules.js';

import { as, listen } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { holding, untilWaiting } from '../support/database/locks.js';
import { linesOf } from '../support/server/log.js';
import { aProject } from '../support/project/project-world.js';
import { startSmtpServer } from '../support/server/smtp-server.js';
import { ScenarioRunner } from '../support/server/scenario-runner.js';
import { together } from '../support/together.js';
import { aMember, aUser } from '../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const outcomeOf = ({ status, body }: Reply<unknown>): [number, unknown] => [
  status,
  (body as { error?: string } | undefined)?.error,
];

/** A file with one text, without a quantityString. */
const fileOf = (text: string) => [
  { name: 'common', keys: [{ name: 'title', isPlural: false, values: [{ name: text }] }] },
];

describe('a date-time in a response', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('has one format in every call: UTC, with milliseconds', async () => {
    const texts: string[] = [];
    const stop = listen(({ answer }) => texts.push(JSON.stringify(answer) ?? ''));
    const scenario = new ScenarioRunner(smtp);
    for (const example of SCENARIO) await scenario.run(example);
    stop();
    const moments = texts.flatMap((text) => text.match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? []);
    expect(moments.length).toBeGreaterThan(20);
    expect(moments.filter((moment) => !/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/.test(moment))).toEqual(
      [],
    );
  });
});

describe('the longest text', () => {
  useApp();

  // Two UTF-16 units, one character.
  const wide = (units: number): string => '😀'.repeat(units / 2);

  it('is counted in UTF-16 units, as files and forms do: of a value', async () => {
    const { project, owner, key, value } = await aProject({ keys: ['title'] });
    const path = routes.writeValue(project.id, key('title').id, value('title', 'en').id);
    const write = async (text: string) => outcomeOf(await as(owner).patch(path, { name: text }));
    expect(await write(wide(LIMITS.valueText + 2))).toEqual([400, 'validation_error']);
    expect(await write(wide(LIMITS.valueText))).toEqual([200, undefined]);
  });

  it('is counted in UTF-16 units: of names and descriptions', async () => {
    const owner = await aUser();
    const project = { name: 'Atlas', color: '000000', description: '', languages: ['en'] };
    const create = async (changes: object) =>
      outcomeOf(await as(owner).post(routes.createProject(), { ...project, ...changes }));
    expect(await create({ name: wide(LIMITS.name + 1) })).toEqual([400, 'validation_error']);
    expect(await create({ description: wide(LIMITS.description + 2) })).toEqual([400, 'validation_error']);
    expect(await create({ languages: [wide(LIMITS.name + 1)] })).toEqual([400, 'validation_error']);
    expect(await create({ name: wide(254), description: wide(LIMITS.description) })).toEqual([
      201,
      undefined,
    ]);
    expect(await as(owner).patch(routes.updateMe(), { username: wide(LIMITS.username + 2) })).toMatchObject({
      status: 400,
    });
  });
});

describe('a value of a file without a quantityString', () => {
  useApp();

  it('stays without: in a new project, a new language, and an existing one', async () => {
    const owner = await aUser();
    const { body: project, status } = await as(owner).post<ProjectDetails>(routes.createProject(), {
      name: 'Atlas',
      color: '000000',
      description: '',
      languages: ['en'],
      groups: fileOf('Title'),
    });
    expect(status).toBe(201);
    const french = { name: 'fr', groups: fileOf('Titre') };
    expect((await as(owner).post(routes.createLanguage(project.id), french)).status).toBe(201);
    const [english] = project.languages;
    const again = { groups: fileOf('Heading'), replaceExistingKeys: true };
    const path = routes.importIntoLanguage(project.id, english?.id ?? 0);
    expect((await as(owner).post(path, again)).status).toBe(200);
    const { body } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
    const values = body.groups.flatMap(({ keys }) => keys.flatMap((key) => key.values));
    expect(values.map(({ name, quantityString }) => [name, quantityString])).toEqual([
      ['Heading', null],
      ['Titre', null],
    ]);
  });

  it('is not a plural', async () => {
    const [group] = fileOf('Files');
    const plural = { ...group, keys: group?.keys.map((key) => ({ ...key, isPlural: true })) };
    const body = { name: 'Atlas', color: '000000', description: '', languages: ['en'], groups: [plural] };
    expect(await as(await aUser()).post(routes.createProject(), body)).toMatchObject({
      status: 400,
      body: { fields: { 'groups.0.keys.0.values.0.quantityString': expect.any(String) as string } },
    });
  });
});

describe('the last language of a project', () => {
  useApp();

  it('cannot be deleted', async () => {
    const { project, owner, language } = await aProject({ languages: ['en', 'fr'] });
    const remove = async (name: string) =>
      outcomeOf(await as(owner).delete(routes.deleteLanguage(project.id, language(name).id)));
    expect(await remove('en')).toEqual([204, undefined]);
    expect(await remove('fr')).toEqual([422, 'last_language']);
    expect((await as(owner).get<unknown[]>(routes.listLanguages(project.id))).body).toHaveLength(1);
  });

  it('stays if twenty clients delete the last two at once', async () => {
    const { project, owner, languages } = await aProject({ languages: ['en', 'fr'] });
    const replies = await together((client) =>
      as(owner).delete(routes.deleteLanguage(project.id, languages[client % 2]?.id ?? 0)),
    );
    const outcomes = replies.map((reply) => outcomeOf(reply).join(' ')).sort();
    expect(new Set(outcomes)).toEqual(new Set(['204 ', '404 not_existing_language', '422 last_language']));
    expect(outcomes.filter((outcome) => outcome === '204 ')).toHaveLength(1);
    expect((await as(owner).get<unknown[]>(routes.listLanguages(project.id))).body).toHaveLength(1);
  });

  it('is refused for a missing language before it is refused for being the last', async () => {
    const { project, language } = await aProject({ languages: ['en'] });
    const reader = await aMember(project, 'manager', { source: [language('en')], target: [] });
    expect(outcomeOf(await as(reader).delete(routes.deleteLanguage(project.id, language('en').id)))).toEqual([
      403,
      'unauthorized',
    ]);
  });
});

describe('an import that cannot wait', () => {
  useApp({ importsAtOnce: 1, importsWaiting: 0, logLevel: 'auto' });

  it('logs one line, without a stack trace', async () => {
    const { project, owner, language } = await aProject();
    const importing = () =>
      as(owner).post(routes.importIntoLanguage(project.id, language('en').id), { groups: fileOf('Title') });
    const lines = await linesOf(async () => {
      const { first } = await holding(project.id, async () => {
        const first = importing();
        await untilWaiting();
        expect((await importing()).status).toBe(503);
        return { first };
      });
      expect((await first).status).toBe(200);
    });
    expect(lines.filter(({ context }) => context === 'Errors')).toEqual([
      expect.objectContaining({ level: 'warn', error: 'unavailable' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('"stack"');
  });
});
