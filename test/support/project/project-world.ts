import { randomUUID } from 'node:crypto';

import { fillTags } from '#core/domain/languages/language-tag.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';
import { COMMON_GROUP } from '#core/domain/rules.js';
import { runSteps } from '#core/steps.js';

import { Group, Key, Language, Membership, Project, Value } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { part } from '../server/app.js';
import { aUser } from './world.js';
import type { TestUser } from './world.js';

/** A singular text, or the forms of a plural one. */
type Text = string | Partial<Record<Quantity, string>>;

export interface KeyWishes {
  name: string;
  /** Default: common. */
  group?: string;
  isPlural?: boolean;
  /** By language name; absent ones stay empty. */
  texts?: Record<string, Text>;
}

export interface ProjectWishes {
  owner?: TestUser;
  name?: string;
  /** Default: en. */
  languages?: string[];
  /** A name alone is a singular key in the group common, without texts. */
  keys?: (string | KeyWishes)[];
}

export interface TestProject {
  project: Project;
  owner: TestUser;
  languages: Language[];
  groups: Group[];
  keys: Key[];
  values: Value[];
  /** By name. */
  language: (name: string) => Language;
  group: (name: string) => Group;
  key: (name: string) => Key;
  /** By names of key and language, and quantity for a plural key. */
  value: (key: string, language: string, quantity?: Quantity) => Value;
}

/** A new project, in which every key has its values in every language. */
export async function aProject(wishes: ProjectWishes = {}): Promise<TestProject> {
  const owner = wishes.owner ?? (await aUser());
  const keyWishes = (wishes.keys ?? []).map((key) => (typeof key === 'string' ? { name: key } : key));
  const rows = await part(Database).transaction(() => insert(wishes, owner, keyWishes));
  return { ...rows, owner, ...lookUps(rows) };
}

interface Rows {
  project: Project;
  languages: Language[];
  groups: Group[];
  keys: Key[];
  values: Value[];
}

async function insert(wishes: ProjectWishes, owner: TestUser, keyWishes: KeyWishes[]): Promise<Rows> {
  const { name = `Project ${randomUUID().slice(0, 8)}`, languages: languageNames = ['en'] } = wishes;
  const database = part(Database);
  const project = await database.repository(Project).save({ name, color: '3366FF', description: '' });
  const projectId = project.id;
  await database.repository(Membership).save({ projectId, userId: owner.id, role: 'owner' });
  const tags = runSteps(fillTags(languageNames.map((language) => ({ name: language, tag: null }))));
  const languages = await database
    .repository(Language)
    .save(
      languageNames.map((language, position) => ({ projectId, name: language, tag: tags[position] ?? null })),
    );
  const groupNames = [...new Set(keyWishes.map((key) => key.group ?? COMMON_GROUP))];
  const groups = await database
    .repository(Group)
    .save(groupNames.map((group) => ({ projectId, name: group })));
  const keys = await database.repository(Key).save(
    keyWishes.map(({ name: key, group = COMMON_GROUP, isPlural = false }) => ({
      projectId,
      name: key,
      isPlural,
      groupId: named(groups, group).id,
    })),
  );
  const values = await database
    .repository(Value)
    .save(keyWishes.flatMap((wish, index) => valuesOf(keys[index], wish, languages)));
  return { project, languages, groups, keys, values };
}

function valuesOf(key: Key | undefined, { texts = {}, isPlural = false }: KeyWishes, languages: Language[]) {
  if (key === undefined) return [];
  return languages.flatMap((language) =>
    quantitiesOf(isPlural).map((quantity) => ({
      projectId: key.projectId,
      keyId: key.id,
      languageId: language.id,
      quantity,
      text: formOf(texts[language.name], quantity),
    })),
  );
}

function formOf(text: Text = '', quantity: Quantity | null): string {
  if (typeof text === 'string') return text;
  return quantity === null ? '' : (text[quantity] ?? '');
}

const lookUps = ({ languages, groups, keys, values }: Rows) => ({
  language: (name: string) => named(languages, name),
  group: (name: string) => named(groups, name),
  key: (name: string) => named(keys, name),
  value: (key: string, language: string, quantity: Quantity | null = null) => {
    const keyId = named(keys, key).id;
    const languageId = named(languages, language).id;
    return found(
      values.find(
        (value) => value.keyId === keyId && value.languageId === languageId && value.quantity === quantity,
      ),
      `value of ${key} in ${language}`,
    );
  },
});

const named = <T extends { name: string }>(rows: T[], name: string): T =>
  found(
    rows.find((row) => row.name === name),
    name,
  );

function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`This world has no ${what}.`);
  return row;
}
