import { routes } from '#core/api/routes.js';
import type { AccessMode } from '#core/domain/entitlement.js';
import type { MeView } from '#core/api/users.js';

import { User } from '../../src/entities/index.js';
import { BillingInstanceService } from '../../src/modules/subscriptions/billing/billing-instance.service.js';
import { Database } from '../../src/platform/database/database.js';
import { anonymous, as } from '../support/api.js';
import { part } from '../support/server/app.js';
import { aProject } from '../support/project/project-world.js';
import { aMember, aUser } from '../support/project/world.js';
import type { TestUser } from '../support/project/world.js';
import { aSubscriber, days, fake, MONTHLY, terminate, useBilling } from './support/billing.js';

/** Payments have been taken for so long that everybody's trial began later. */
function useOldBilling(): void {
  useBilling();
  beforeAll(() => days(100));
}

const DAY_MS = 86_400_000;
const REQUIRED = {
  status: 403,
  body: {
    statusCode: 403,
    error: 'subscription_required',
    message: 'A subscription is required to use the product.',
  },
};

const access = async (user: TestUser) => (await as(user).get<MeView>(routes.readMe())).body.access;

const mode = async (user: TestUser): Promise<AccessMode> => (await access(user)).mode;

/** Their trial is over, or was never more than the instance has been taking payments for. */
async function ageBy(user: TestUser, count: number): Promise<void> {
  const createdAt = new Date(fake.world.now() * 1000 - count * DAY_MS);
  await part(Database).repository(User).update({ id: user.id }, { createdAt });
}

/** Somebody whose trial is over and who has not paid. */
async function aRestricted(): Promise<TestUser> {
  const user = await aUser();
  await ageBy(user, 15);
  return user;
}

const createProject = (user: TestUser) =>
  as(user).post(routes.createProject(), { name: 'P', color: '3366FF', description: '', languages: ['en'] });

describe('the access of a user', () => {
  useOldBilling();

  it('is a trial for fourteen days, by the clock of the server', async () => {
    const user = await aUser();
    const { createdAt } = await part(Database).repository(User).findOneByOrFail({ id: user.id });
    const { mode: found, trialEndsAt, serverTime } = await access(user);
    expect(found).toBe('trial');
    expect(Date.parse(String(trialEndsAt))).toBe(createdAt.getTime() + 14 * DAY_MS);
    expect(Math.abs(Date.parse(serverTime) - fake.world.now() * 1000)).toBeLessThan(60_000);
  });

  it.each([
    [13.99, 'trial'],
    [14.01, 'restricted'],
  ] as const)('after %d days is %s', async (count, expected) => {
    const user = await aUser();
    await ageBy(user, count);
    expect(await mode(user)).toBe(expected);
  });

  it('is a trial from the day the instance took payments, for earlier users', async () => {
    const user = await aUser();
    await part(Database)
      .repository(User)
      .update({ id: user.id }, { createdAt: new Date(0) });
    const { enabledAt } = part(BillingInstanceService);
    expect((await access(user)).trialEndsAt).toBe(new Date(enabledAt.getTime() + 14 * DAY_MS).toISOString());
  });

  it('is a subscription while that is paid', async () => {
    const user = await aSubscriber();
    await ageBy(user, 15);
    expect(await mode(user)).toBe('subscribed');
    await terminate(user);
    expect(await mode(user)).toBe('subscribed');
    await days(32);
    expect(await mode(user)).toBe('restricted');
  });

  it('is restricted while a payment is overdue', async () => {
    const user = await aSubscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    await days(32);
    expect(await mode(user)).toBe('restricted');
  });
});

describe('a restricted user', () => {
  useOldBilling();

  it('makes no project, and still sees, exports and leaves those that are there', async () => {
    const owner = await aUser();
    const { project } = await aProject({ owner, keys: ['title'] });
    await ageBy(owner, 15);
    expect(await createProject(owner)).toMatchObject(REQUIRED);
    expect((await as(owner).get(routes.listProjects())).body).toHaveLength(1);
    expect((await as(owner).get(routes.readProject(project.id))).status).toBe(200);
    expect((await as(owner).delete(routes.deleteProject(project.id))).status).toBe(204);
    expect((await as(owner).patch(routes.updateMe(), { username: 'x' })).status).toBe(200);
    expect((await as(owner).get(routes.readCurrentSubscription())).status).toBe(200);
    expect((await as(owner).delete(routes.deleteMe())).status).toBe(204);
  });

  it.each<[string, (projectId: number) => [method: 'post' | 'put' | 'patch', path: string, body: unknown]]>([
    [
      'the project',
      (id) => ['put', routes.updateProject(id), { name: 'P', color: '000000', description: '' }],
    ],
    ['a group', (id) => ['post', routes.listGroups(id), { name: 'g' }]],
    [
      'a key',
      (id) => [
        'post',
        routes.listKeys(id),
        { name: 'k', isPlural: false, groupId: null, groupName: 'common' },
      ],
    ],
    ['a language', (id) => ['post', routes.listLanguages(id), { name: 'fr' }]],
    [
      'an invitation',
      (id) => ['post', routes.listInvitations(), { projectId: id, email: 'a@b.cd', role: 'editor' }],
    ],
  ])('does not write %s', async (_what, call) => {
    const owner = await aRestricted();
    const { project } = await aProject({ owner });
    const [method, path, body] = call(project.id);
    expect(await as(owner)[method](path, body)).toMatchObject(REQUIRED);
    await ageBy(owner, 1);
    expect((await as(owner)[method](path, body)).status).not.toBe(403);
  });

  it('works in the project of somebody who has paid', async () => {
    const owner = await aSubscriber();
    await ageBy(owner, 15);
    const { project } = await aProject({ owner });
    const member = await aMember(project, 'editor');
    await ageBy(member, 15);
    expect((await as(member).post(routes.createGroup(project.id), { name: 'g' })).status).toBe(201);
    expect(await createProject(member)).toMatchObject(REQUIRED);
  });

  it('lets others work in their projects who have paid themselves', async () => {
    const { project } = await aProject({ owner: await aRestricted() });
    const member = await aMember(project, 'editor');
    await ageBy(member, 15);
    expect(await as(member).post(routes.createGroup(project.id), { name: 'g' })).toMatchObject(REQUIRED);
    await ageBy(member, 0);
    expect((await as(member).post(routes.createGroup(project.id), { name: 'g' })).status).toBe(201);
  });

  it('is refused after membership and permission, and before the body is checked', async () => {
    const { project } = await aProject({ owner: await aRestricted() });
    const [stranger, reviewer, editor] = [
      await aUser(),
      await aMember(project, 'reviewer'),
      await aMember(project, 'editor'),
    ];
    for (const user of [stranger, reviewer, editor]) await ageBy(user, 15);
    const ask = (user: TestUser | null) =>
      (user === null ? anonymous() : as(user)).post(routes.createGroup(project.id), { name: 1 });
    expect(await ask(null)).toMatchObject({ status: 401 });
    expect(await ask(stranger)).toMatchObject({ status: 403, body: { error: 'not_your_project' } });
    expect(await ask(reviewer)).toMatchObject({ status: 403, body: { error: 'unauthorized' } });
    expect(await ask(editor)).toMatchObject(REQUIRED);
  });

  it('works again in the moment the payment is known', async () => {
    const user = await aSubscriber();
    await ageBy(user, 15);
    expect((await createProject(user)).status).toBe(201);
  });
});

describe('an instance without a trial', () => {
  useBilling({ freeTrialDays: 0 });

  it('lets nobody work who has not paid', async () => {
    const user = await aUser();
    expect(await mode(user)).toBe('restricted');
    expect(await createProject(user)).toMatchObject(REQUIRED);
  });
});
