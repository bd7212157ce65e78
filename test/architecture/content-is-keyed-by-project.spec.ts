import { getMetadataArgsStorage } from 'typeorm';

import { PersonalToken, Project, User } from '../../src/entities/index.js';

type Entity = new () => object;

const storage = getMetadataArgsStorage();
const all = storage.tables.map(({ target }) => target as Entity);

const columns = (entity: Entity) => storage.columns.filter(({ target }) => target === entity);
const columnOf = (entity: Entity, name: string) =>
  columns(entity).find(({ propertyName }) => propertyName === name);

/** Entities of which each row is in a project. Tokens and the audit log may belong to none. */
const content = all.filter((entity) => {
  const project = columnOf(entity, 'projectId');
  return project !== undefined && project.options.nullable !== true;
});

/** The target of a foreign key of the entity, and its columns. */
const references = (entity: Entity) =>
  storage.relations
    .filter(({ target }) => target === entity)
    .map(({ type, propertyName }) => ({
      to: (type as () => Entity)(),
      columns: storage.joinColumns
        .filter((join) => join.target === entity && join.propertyName === propertyName)
        .map(({ name }) => name),
    }));

const uniques = (entity: Entity) =>
  [...storage.uniques, ...storage.indices.filter(({ unique }) => unique)]
    .filter(({ target }) => target === entity)
    .map(({ name, columns }) => ({ name, columns: columns as string[] }));

describe('a table of what is in a project, which can therefore be distributed by project', () => {
  it.each(content.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
    expect(columnOf(entity, 'projectId')?.options.primary).toBe(true);
    for (const { columns } of uniques(entity)) expect(columns).toContain('projectId');
    for (const { to, columns } of references(entity)) {
      if (to !== User) expect(columns).toContain('project_id');
    }
  });
});

it('finds these tables', () => {
  expect(content.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Value', 'Key', 'Group', 'Language', 'Membership', 'History', 'ChangeSet']),
  );
});

it('nothing outside of projects refers to what is in them, except the tokens of a project', () => {
  const outside = all.filter((entity) => !content.includes(entity));
  const referring = outside.filter((entity) =>
    references(entity).some(({ to }) => to === Project || content.includes(to)),
  );
  expect(referring).toEqual([PersonalToken]);
});
