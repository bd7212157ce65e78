import { routes } from '#core/api/routes.js';
import type { GroupView } from '#core/api/groups.js';
import type { TokenPair } from '#core/api/identity.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { MeView } from '#core/api/users.js';

import { anonymous, as } from '../support/api.js';
import type { Reply } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { group, singular } from '../support/catalogue.js';
import { aProject } from '../support/project/project-world.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../support/project/world.js';

useApp();

const refusing = (field: string) => ({
  status: 400,
  body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
});

/** Looks like `victim@…`. */
const LOOK_ALIKES: [string, (email: string) => string][] = [
  ['a zero width space', (email) => `\u200b${email}`],
  ['a soft hyphen', (email) => email.replace('victim', 'vic\u00adtim')],
  ['an override of the direction', (email) => `\u202e${email}`],
  ['a joiner', (email) => email.replace('victim', 'vic\u200dtim')],
  ['a Cyrillic letter', (email) => email.replace('victim', 'v\u0456ctim')],
  ['a letter of full width', (email) => email.replace('victim', '\uff56ictim')],
  ['a control character', (email) => `\u0085${email}`],
  ['a soft hyphen in the domain', (email) => email.replace('example', 'exam\u00adple')],
  ['a private character', (email) => `\ue000${email}`],
];

describe('an e-mail', () => {
  const aVictim = (): string => `victim-${anEmail()}`;

  it.each(LOOK_ALIKES)('with %s opens no account, and becomes nobody’s', async (_what, alike) => {
    const email = alike(aVictim());
    expect(await anonymous().post(routes.signUp(), { email, password: PASSWORD })).toMatchObject(
      refusing('email'),
    );
    const user = await anIdentity();
    expect(await as(user).post(routes.changeEmail(), { email, password: PASSWORD })).toMatchObject(
      refusing('email'),
    );
    expect((await anonymous().post(routes.signIn(), { email: user.email, password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('with a domain in another alphabet is shown as it is', async () => {
    const local = anEmail().split('@')[0] ?? '';
    // A Cyrillic а.
    const user = await aUser({ email: `${local}@ex\u0430mple.com` });
    const email = `${local}@xn--exmple-4nf.com`;
    expect((await as(user).get<MeView>(routes.readMe())).body).toMatchObject({ email, identityEmail: email });
    const real = { email: `${local}@example.com`, password: PASSWORD };
    expect((await anonymous().post(routes.signIn(), real)).status).toBe(401);
    expect((await anonymous().post<TokenPair>(routes.signUp(), real)).status).toBe(201);
  });
});

const HIDDEN: [string, string][] = [
  ['an end of line', 'Atlas\r\nBcc: everybody'],
  ['an override of the direction', 'Atlas\u202egnp'],
  ['an isolate', '\u2066Atlas'],
  ['a zero width space', 'At\u200blas'],
  ['a soft hyphen', 'At\u00adlas'],
  ['a byte order mark', '\ufeffAtlas'],
  ['a mark of direction', 'Atlas\u200f'],
  ['a line separator', 'At\u2028las'],
  ['a filler', 'Atlas\u3164'],
];

const PLAIN = ['می\u200cخواهم', 'क्\u200dष', '👩🏽\u200d🚀', '🏳\ufe0f\u200d🌈', 'עברית', 'L’été'];

const PROJECT = { name: 'Atlas', color: '000000', description: '', languages: ['en'] };

describe('a name', () => {
  it.each(HIDDEN)('with %s is refused to every thing that has one', async (_what, name) => {
    const { project, owner, group: groupNamed } = await aProject({ keys: ['title'] });
    const api = as(owner);
    const named: [string, Promise<Reply<unknown>>][] = [
      ['name', api.post(routes.createProject(), { ...PROJECT, name })],
      ['languages', api.post(routes.createProject(), { ...PROJECT, languages: ['en', name] })],
      ['name', api.put(routes.updateProject(project.id), { ...PROJECT, name })],
      ['name', api.post(routes.createLanguage(project.id), { name })],
      ['name', api.post(routes.createGroup(project.id), { name })],
      ['name', api.patch(routes.renameGroup(project.id, groupNamed('common').id), { name })],
      [
        'groupName',
        api.post(routes.createKey(project.id), { name: 'new', isPlural: false, groupName: name }),
      ],
      ['name', api.post(routes.createToken(), { name, scopes: ['read'] })],
      ['username', api.patch(routes.updateMe(), { username: name })],
      [
        'username',
        anonymous().post(routes.signUp(), { email: anEmail(), password: PASSWORD, username: name }),
      ],
    ];
    for (const [field, reply] of named) expect(await reply).toMatchObject(refusing(field));
  });

  it.each(PLAIN)('like %s is taken to the letter, joiners and all', async (name) => {
    const user = await aUser({ username: name });
    const api = as(user);
    const made = await api.post<ProjectDetails>(routes.createProject(), {
      ...PROJECT,
      name,
      languages: [name],
    });
    expect(made).toMatchObject({ status: 201, body: { name, languages: [{ name }] } });
    const language = await api.post<LanguageView>(routes.createLanguage(made.body.id), { name: `${name} 2` });
    expect(language).toMatchObject({ status: 201, body: { name: `${name} 2` } });
    expect(await api.post<GroupView>(routes.createGroup(made.body.id), { name })).toMatchObject({
      body: { name },
    });
    expect((await api.get<MeView>(routes.readMe())).body.username).toBe(name);
  });
});

describe('the contents of files', () => {
  it('are stored exactly: names of keys and groups, and texts', async () => {
    const { project, owner, languages } = await aProject();
    const hidden = 'a\u200bb\u00adc\u202ed\u2028e\ufefff';
    const body = { groups: [group(`group ${hidden}`, singular(`key ${hidden}`, `text ${hidden}\r\n`))] };
    const path = routes.importIntoLanguage(project.id, languages[0]?.id ?? 0);
    expect((await as(owner).post(path, body)).status).toBe(200);
    const { body: details } = await as(owner).get<ProjectDetails>(routes.readProject(project.id));
    expect(details.groups).toMatchObject([
      {
        name: `group ${hidden}`,
        keys: [{ name: `key ${hidden}`, values: [{ name: `text ${hidden}\r\n` }] }],
      },
    ]);
  });

  it('may be used as a group of more keys', async () => {
    const { project, owner } = await aProject({ keys: [{ name: 'title', group: 'a\u200bb' }] });
    const key = { name: 'further', isPlural: false, groupName: 'a\u200bb' };
    expect((await as(owner).post(routes.createKey(project.id), key)).status).toBe(201);
    expect((await as(owner).get(routes.listGroups(project.id))).body).toMatchObject([{ name: 'a\u200bb' }]);
  });
});
