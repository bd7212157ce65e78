import type { TokenPair } from '#core/api/identity.js';
import type { CreateInvitation, InvitationView } from '#core/api/invitations.js';
import type { CreateLanguage } from '#core/api/languages.js';
import type { CreateProject, ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CreateKey, ValueView } from '#core/api/translations.js';
import type { Quantity } from '#core/domain/quantities.js';
import type { AssignableRole } from '#core/domain/roles.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import type { Calls } from './calls.js';
import { emailOf, NAMES, PEOPLE } from './people.js';
import type { Name } from './people.js';
import { fileOf } from './worlds/world.js';
import type { World } from './worlds/world.js';

interface Membership {
  role: AssignableRole;
  by: Name;
  /** Absent: all languages. */
  from?: string;
  into?: string;
}

type IsMeant = (group: string, key: string, value: ValueView) => boolean;

/** Creates the demo through the API: every call is made as one of the demo users. */
export class Seeder {
  private readonly ids = new Map<World, number>();

  private constructor(
    private readonly calls: Calls,
    private readonly tokens: ReadonlyMap<Name, string>,
  ) {}

  static async create(calls: Calls, password: string): Promise<Seeder> {
    const accounts = NAMES.map(async (name) => {
      const email = emailOf(name);
      const pair = await calls<TokenPair>('POST', routes.signUp(), { email, password });
      await calls('POST', routes.register(), { username: PEOPLE[name].username, email }, pair.accessToken);
      return [name, pair.accessToken] as const;
    });
    return new Seeder(calls, new Map(await Promise.all(accounts)));
  }

  /** Creates a project from the file of its first language. */
  async createProject(world: World, by: Name): Promise<void> {
    const [first = ''] = world.languages;
    const { name, color, description } = world;
    const body: CreateProject = {
      name,
      color,
      description,
      languages: [first],
      groups: fileOf(world, first),
    };
    this.ids.set(world, (await this.call<ProjectDetails>(by, 'POST', routes.createProject(), body)).id);
  }

  async addLanguage(world: World, name: string, by: Name): Promise<void> {
    const body: CreateLanguage = { name, groups: fileOf(world, name) };
    await this.call(by, 'POST', routes.createLanguage(this.idOf(world)), body);
  }

  async invite(world: World, who: Name, { role, by, from, into }: Membership): Promise<number> {
    const { languages } = await this.see(world, by);
    const idOf = (name?: string): string | null =>
      languages.find((one) => one.name === name)?.id.toString() ?? null;
    const body: CreateInvitation = {
      projectId: this.idOf(world),
      email: emailOf(who),
      role,
      sourceLanguagesIds: idOf(from),
      targetLanguagesIds: idOf(into),
    };
    return (await this.call<InvitationView>(by, 'POST', routes.createInvitation(), body)).id;
  }

  /** Invites a user, who accepts. */
  async addMember(world: World, who: Name, membership: Membership): Promise<void> {
    await this.call(who, 'POST', routes.acceptInvitation(await this.invite(world, who, membership)));
  }

  /** Sets the review status of the non-empty values of a language that match. */
  async reviewValues(
    world: World,
    language: string,
    status: ValueStatus,
    by: Name,
    isMeant: IsMeant = () => true,
  ): Promise<void> {
    const { id, groups } = await this.see(world, by);
    const meant = groups.flatMap((group) =>
      group.keys.flatMap((key) =>
        key.values.filter(
          (value) =>
            value.languageName === language && value.name !== '' && isMeant(group.name, key.name, value),
        ),
      ),
    );
    for (const value of meant)
      await this.call(by, 'PATCH', routes.reviewValue(id, value.keyId, value.id), { status });
  }

  async updateValue(
    world: World,
    [key, language, quantity]: readonly [key: string, language: string, quantity?: Quantity],
    name: string,
    by: Name,
  ): Promise<void> {
    const { id, groups } = await this.see(world, by);
    const value = groups
      .flatMap((group) => group.keys)
      .find((one) => one.name === key)
      ?.values.find((one) => one.languageName === language && one.quantityString === (quantity ?? null));
    if (!value) throw new Error(`The demo has no ${key} in ${language}`);
    await this.call(by, 'PATCH', routes.writeValue(id, value.keyId, value.id), { name });
  }

  async addKey(world: World, groupName: string, name: string, text: string, by: Name): Promise<void> {
    const { id, groups, languages } = await this.see(world, by);
    const groupId = groups.find((group) => group.name === groupName)?.id ?? null;
    const values = languages
      .slice(0, 1)
      .map((one) => ({ name: text, languageId: one.id, quantityString: null }));
    const body: CreateKey = { name, isPlural: false, groupId, values };
    await this.call(by, 'POST', routes.createKey(id), body);
  }

  private see(world: World, by: Name): Promise<ProjectDetails> {
    return this.call(by, 'GET', routes.readProject(this.idOf(world)));
  }

  private call<T>(by: Name, method: string, path: string, body?: unknown): Promise<T> {
    return this.calls<T>(method, path, body, this.tokens.get(by));
  }

  private idOf(world: World): number {
    const id = this.ids.get(world);
    if (id === undefined) throw new Error(`${world.name} has not been created yet`);
    return id;
  }
}
