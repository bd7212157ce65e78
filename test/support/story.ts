import { callNamed } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import type { Example } from '#core/api/examples.js';

import { Background } from '../../src/platform/background.js';
import { as } from './api.js';
import type { Reply } from './api.js';
import { part } from './app.js';
import type { SmtpServer } from './smtp-server.js';
import { anEmail } from './world.js';

/** Names of fields whose values differ from one telling to the next, besides those of ids. */
const SECRETS = ['accessToken', 'refreshToken', 'token', 'prefix', 'requestId', 'version', 'clientSecret'];
const isMoment = (name: string): boolean => /^at$|At$|Time$|Period(Start|End)$/.test(name);
const isId = (name: string): boolean => /^id$|Id$|^next$/.test(name);
const isIdList = (text: string, name: string): boolean => /Ids?$/.test(name) && /^\d+(,\d+)*$/.test(text);
/** Ids that are no numbers are the payment provider's, or those of sessions. */
const isNew = (text: string, name: string): boolean =>
  SECRETS.includes(name) || (isId(name) && !/^\d+$/.test(text));

/** The pages of the client that mailed links lead to, by the call that they make. */
const PAGES: Partial<Record<CallName, string>> = {
  verifyEmail: '/verify-email',
  confirmPasswordReset: '/reset-password',
  cancelEmailChange: '/cancel-email-change',
};

/** Tells examples to the product: the ids, addresses and secrets in them stand for those that the product gives. */
export class Story {
  /** What stands in the examples → what it is in this telling. */
  private readonly real = new Map<string, string>();
  private readonly sessions = new Map<string, { accessToken: string }>();

  constructor(private readonly smtp?: SmtpServer) {}

  /** Lets somebody in who has a session already. */
  enter(name: string, session: { accessToken: string }): void {
    this.sessions.set(name, session);
  }

  /** Says what a word of the examples is in this telling. */
  let(word: string, be: string): void {
    this.real.set(word, be);
  }

  /** Makes the call of an example, and answers its reply in the words of the example. */
  async tell(example: Example): Promise<Reply<unknown>> {
    const reply = await this.send(example);
    if (example.as !== undefined && hasAccessToken(reply.body)) this.sessions.set(example.as, reply.body);
    return { ...reply, body: this.inWordsOf(example.answer, reply.body) };
  }

  private async send({ call, as: who, slots = {}, query, headers, body }: Example): Promise<Reply<unknown>> {
    const { method, path, access } = callNamed(call);
    await this.readLetter(call, body);
    const api = as(access === 'public' ? null : (this.sessions.get(who ?? '') ?? null));
    const filled = path.replace(/\{(\w+)\}/g, (_slot, name: string) => this.realId(slots[name]));
    const search = new URLSearchParams(this.toReal(query ?? {}) as Record<string, string>).toString();
    const address = search === '' ? filled : `${filled}?${search}`;
    if (method === 'GET') return api.get(address, headers);
    if (method === 'DELETE') return api.delete(address, headers);
    const send = { POST: api.post, PUT: api.put, PATCH: api.patch }[method];
    return send(address, this.toReal(body), headers);
  }

  /** A secret that no answer held came by mail: the last one whose link is for this call. */
  private async readLetter(call: CallName, body: unknown): Promise<void> {
    const secret =
      typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : undefined;
    if (secret === undefined || this.real.has(secret)) return;
    await part(Background).settled();
    const page = PAGES[call] ?? '';
    const mail = this.smtp?.received.findLast(({ text }) => text.includes(`${page}?token=`));
    this.real.set(secret, mail?.token ?? '');
  }

  private realId(id: unknown): string {
    return this.real.get(typeof id === 'number' ? `id ${id}` : String(id)) ?? String(id);
  }

  /** What the examples say, with what it stands for. */
  toReal(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.toReal(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.toReal(item, key)]));
    if (typeof value === 'number') return isId(name) ? Number(this.realId(value)) : value;
    return typeof value === 'string' ? this.realText(value, name) : value;
  }

  private realText(text: string, name: string): string {
    const known = this.real.get(text);
    if (known !== undefined) return known;
    if (name === 'email') return this.realEmail(text);
    if (isMoment(name)) return new Date(Date.now() + 86_400_000).toISOString();
    if (!isIdList(text, name)) return text;
    return text
      .split(',')
      .map((id) => this.realId(Number(id)))
      .join(',');
  }

  /** Every telling has people of its own. */
  private realEmail(email: string): string {
    const real = anEmail();
    this.real.set(email, real);
    return real;
  }

  /** What came, in the words of the example where it differs in nothing but what every telling gives anew. */
  private inWordsOf(told: unknown, came: unknown, name = ''): unknown {
    if (Array.isArray(came))
      return came.map((item, index) =>
        this.inWordsOf(Array.isArray(told) ? told[index] : undefined, item, name),
      );
    if (typeof came === 'object' && came !== null) {
      const words = Object(told) as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(came).map(([key, item]) => [key, this.inWordsOf(words[key], item, key)]),
      );
    }
    return this.isSame(told, came, name) ? told : came;
  }

  private isSame(told: unknown, came: unknown, name: string): boolean {
    if (typeof told === 'number' && typeof came === 'number' && isId(name))
      return this.bind(`id ${told}`, String(came));
    const areTexts = typeof told === 'string' && typeof came === 'string';
    return areTexts ? this.isSameText(told, came, name) : told === came;
  }

  private isSameText(told: string, came: string, name: string): boolean {
    if (isMoment(name)) return true;
    if (!isNew(told, name)) return this.realText(told, name) === came;
    this.real.set(told, came);
    return true;
  }

  /** Whether the example's id can stand for the one that came: it does from the first time on. */
  private bind(word: string, came: string): boolean {
    const known = this.real.get(word) ?? came;
    this.real.set(word, known);
    return known === came;
  }
}

const hasAccessToken = (body: unknown): body is { accessToken: string } =>
  typeof body === 'object' && body !== null && 'accessToken' in body && typeof body.accessToken === 'string';
