import { CALLS } from '#core/api/calls.js';
import { routes } from '#core/api/routes.js';

import { AuditLog, History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { part, useApp } from '../../support/server/app.js';
import { withFailingInserts } from '../../support/database/failing-inserts.js';
import { WRITES } from '../../support/writes/index.js';
import { aWorldToWrite } from '../../support/writes/world.js';
import type { WorldToWrite } from '../../support/writes/world.js';
import { as } from '../../support/api.js';

useApp();

/** The contents of the tables of content and members, without history and audit log. */
async function content(): Promise<string[]> {
  const tables = [
    'project',
    'language',
    'key_group',
    'translation_key',
    'translation_value',
    'language_count',
    'membership',
    'member_language',
    'invitation',
    'invitation_language',
    'ignored_finding',
  ];
  const parts = tables.map(
    (table) =>
      `SELECT '${table} ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS part FROM ${table} t`,
  );
  const rows = await part(Database).query<{ part: string }>(parts.join(' UNION ALL '));
  return rows.map((row) => row.part).sort();
}

/** The rows of a table after `id`, without null fields. */
async function since(entity: typeof History | typeof AuditLog, id: number): Promise<object[]> {
  const rows = await part(Database)
    .repository(entity)
    .find({ order: { id: 'ASC' } });
  return rows.filter((row) => row.id > id);
}

const youngest = async (table: string): Promise<number> => {
  const [row] = await part(Database).query<{ id: number }>(`SELECT coalesce(max(id), 0) AS id FROM ${table}`);
  return row?.id ?? 0;
};

const CASES = Object.entries(WRITES);

it('every call that changes a project or its members is covered', () => {
  const changing = Object.entries(CALLS).filter(
    ([name, { method, path }]) =>
      name !== 'checkTexts' && method !== 'GET' && /^\/(projects|invitations)\b/.test(path),
  );
  expect(Object.keys(WRITES).sort()).toEqual(changing.map(([name]) => name).sort());
});

describe.each(CASES)('%s', (_name, write) => {
  it('is recorded: old and new state, author, source and version', async () => {
    const world = await aWorldToWrite();
    await write.prepare?.(world);
    const before = { history: await youngest('history'), audit: await youngest('audit_log') };
    const reply = await write.send(world);
    expect(reply.status).toBeLessThan(300);
    const { history = [], audit = [] } = write.written(world, reply.body);
    const inHistory = await since(History, before.history);
    const inAudit = await since(AuditLog, before.audit);
    expect(inHistory).toMatchObject(history);
    expect(inAudit).toMatchObject(audit);
    expect(inHistory.length + inAudit.length).toBeGreaterThan(0);
    for (const row of inAudit) expect(row).toMatchObject({ requestId: reply.headers.get('x-request-id') });
  });

  it('does not happen if it cannot be recorded', async () => {
    const world = await aWorldToWrite();
    await write.prepare?.(world);
    const { history } = write.written(world, {});
    const before = await content();
    const reply = await withFailingInserts(history ? 'history' : 'audit_log', () => write.send(world));
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await content()).toEqual(before);
  });
});

it('the audit log of a project outlives it', async () => {
  const world: WorldToWrite = await aWorldToWrite();
  const { project, owner } = world;
  await as(owner).post(routes.leaveProject(project.id));
  await as(world.member).post(routes.leaveProject(project.id));
  await as(owner).delete(routes.deleteProject(project.id));
  const rows = await part(Database)
    .repository(AuditLog)
    .find({ where: { projectId: project.id }, order: { id: 'ASC' } });
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['invitation.created', owner.id],
    ['key.deleted', owner.id],
    ['member.left', world.member.id],
    ['project.deleted', owner.id],
  ]);
  expect(rows.at(-1)?.details).toEqual({ name: project.name });
});
