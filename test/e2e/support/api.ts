import { randomUUID } from 'node:crypto';

import type { TokenPair } from '#core/api/identity.js';
import type { GroupDetails } from '#core/api/groups.js';
import type { CreateInvitation, InvitationView } from '#core/api/invitations.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { API_BASE, routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { UserView } from '#core/api/users.js';
import type { Quantity } from '#core/domain/quantities.js';
import type { AssignableRole } from '#core/domain/roles.js';
import type { ValueStatus } from '#core/domain/value-status.js';

export interface Person {
  id: number;
  username: string;
  email: string;
  password: string;
  token: string;
  /** The instance of the user: the shared one, unless a test starts its own. */
  origin: string;
}

export const ORIGIN = process.env.E2E_ORIGIN ?? '';

export async function call<T>(
  method: string,
  path: string,
  body: unknown,
  token?: string,
  origin = ORIGIN,
): Promise<T> {
  const response = await fetch(`${origin}${API_BASE}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export const anEmail = (): string => `${randomUUID()}@motley.example`;

export async function somebody(username = 'Camille Bernard', origin = ORIGIN): Promise<Person> {
  const account = { email: anEmail(), password: 'Motley-2026' };
  const { accessToken: token } = await call<TokenPair>('POST', routes.signUp(), account, undefined, origin);
  const profile = { username, email: account.email };
  const { id } = await call<UserView>('POST', routes.register(), profile, token, origin);
  return { ...account, id, username, token, origin };
}

/** The stored session of the application, as JSON. */
export async function sessionOf({ email, password, origin }: Person): Promise<string> {
  const pair = await call<TokenPair>('POST', routes.signIn(), { email, password }, undefined, origin);
  return JSON.stringify({ email, ...pair, expiresAt: Date.now() + pair.expiresIn * 1000 });
}

type Text = string | Record<Quantity, string>;

/** Group, key, and its text in each language. */
export type Texts = Record<string, Record<string, readonly Text[]>>;

/** A project, and what other users do to it through the API. */
export class World {
  private constructor(
    readonly owner: Person,
    readonly project: ProjectDetails,
  ) {}

  static async with(languages: readonly string[], texts: Texts, owner?: Person): Promise<World> {
    const person = owner ?? (await somebody());
    const groups = Object.entries(texts).map(([name, keys]) => ({
      name,
      keys: Object.entries(keys).map(([key, all]) => ({
        name: key,
        isPlural: typeof all[0] === 'object',
        values: all.flatMap((text, at) => valuesOf(text, languages[at] ?? '')),
      })),
    }));
    const body = { name: 'Atlas', color: '0E766E', description: '', languages, groups };
    return new World(
      person,
      await call<ProjectDetails>('POST', routes.createProject(), body, person.token, person.origin),
    );
  }

  /** A project that exists. */
  static async of(owner: Person, projectId: number): Promise<World> {
    const path = routes.readProject(projectId);
    return new World(owner, await call<ProjectDetails>('GET', path, undefined, owner.token, owner.origin));
  }

  get path(): string {
    return `/projects/${this.project.id}`;
  }

  /** The value at the creation of the project. */
  value(keyName: string, languageName: string, quantity: Quantity | null = null): ValueView {
    const key = this.project.groups.flatMap(({ keys }) => keys).find(({ name }) => name === keyName);
    const value = key?.values.find(
      (one) => one.languageName === languageName && one.quantityString === quantity,
    );
    if (!value) throw new Error(`No value ${keyName} ${languageName}`);
    return value;
  }

  group(name: string): GroupDetails {
    const found = this.project.groups.find((group) => group.name === name);
    if (!found) throw new Error(`No group ${name}`);
    return found;
  }

  language(name: string): number {
    const found = this.project.languages.find((language) => language.name === name);
    if (!found) throw new Error(`No language ${name}`);
    return found.id;
  }

  async review(status: ValueStatus, ...values: ValueView[]): Promise<void> {
    for (const { id, keyId } of values)
      await this.call('PATCH', routes.reviewValue(this.project.id, keyId, id), { status });
  }

  /** Writes a text as another client. */
  async write({ id, keyId }: ValueView, name: string, by: Person = this.owner): Promise<void> {
    await this.call('PATCH', routes.writeValue(this.project.id, keyId, id), { name }, by);
  }

  /** The current state on the server. */
  async texts(languageName: string): Promise<Record<string, string>> {
    const { groups } = await this.now();
    return Object.fromEntries(
      groups
        .flatMap(({ keys }) => keys)
        .flatMap((key) =>
          key.values
            .filter((value) => value.languageName === languageName)
            .map((value) => [[key.name, value.quantityString].filter(Boolean).join('.'), value.name]),
        ),
    );
  }

  /** The groups with a key of this name. */
  async groupsOf(keyName: string): Promise<string[]> {
    const { groups } = await this.now();
    return groups.filter(({ keys }) => keys.some(({ name }) => name === keyName)).map(({ name }) => name);
  }

  async status({ id }: ValueView): Promise<ValueStatus | undefined> {
    const { groups } = await this.now();
    return groups
      .flatMap(({ keys }) => keys)
      .flatMap(({ values }) => values)
      .find((value) => value.id === id)?.status;
  }

  /** A member more. */
  async member(role: AssignableRole, username: string): Promise<Person> {
    const person = await somebody(username, this.owner.origin);
    const body: CreateInvitation = { projectId: this.project.id, email: person.email, role };
    const { id } = await this.call<InvitationView>('POST', routes.createInvitation(), body);
    await this.call('POST', routes.acceptInvitation(id), undefined, person);
    return person;
  }

  now(): Promise<ProjectDetails> {
    return this.call('GET', routes.readProject(this.project.id), undefined);
  }

  private call<T>(method: string, path: string, body: unknown, by = this.owner): Promise<T> {
    return call(method, path, body, by.token, this.owner.origin);
  }
}

const valuesOf = (text: Text, languageName: string): object[] =>
  typeof text === 'string'
    ? [{ name: text, quantityString: null, languageName }]
    : Object.entries(text).map(([quantityString, name]) => ({ name, quantityString, languageName }));
