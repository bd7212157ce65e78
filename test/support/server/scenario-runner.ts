import { callNamed } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import type { Example } from '#core/api/examples/examples.js';

import { Background } from '../../../src/platform/background.js';
import { as } from '../api.js';
import type { Reply } from '../api.js';
import { anEmail } from '../project/world.js';
import { part } from './app.js';
import type { SmtpServer } from './smtp-server.js';

/** Fields whose values differ from run to run, apart from ids. */
const SECRETS = ['accessToken', 'refreshToken', 'token', 'prefix', 'requestId', 'version', 'clientSecret'];
const isMoment = (name: string): boolean => /^at$|At$|Time$|Period(Start|End)$/.test(name);
const isId = (name: string): boolean => /^id$|Id$|^next$/.test(name);
const isList = (name: string): boolean => name.endsWith('Ids');
/** Columns of ids differ between runs; all others are equal. */
const isDifference = (name: string): boolean => ['ids', 'keyIds'].includes(name);
const isColumnOfIds = (name: string): boolean => isDifference(name) || ['groupIds', 'plurals'].includes(name);
const isIdList = (text: string, name: string): boolean => /Ids?$/.test(name) && /^\d+(,\d+)*$/.test(text);
/** Ids that are not numbers belong to the payment provider or to sessions. */
const isNew = (text: string, name: string): boolean =>
  SECRETS.includes(name) || (isId(name) && !/^\d+$/.test(text));

/** The client pages that mailed links open, by the call each page makes. */
const PAGES: Partial<Record<CallName, string>> = {
  verifyEmail: '/verify-email',
  confirmPasswordReset: '/reset-password',
  cancelEmailChange: '/cancel-email-change',
};

/** Runs examples against the application, replacing their ids, addresses and secrets by the actual ones. */
export class ScenarioRunner {
  /** Value in the examples → actual value in this run. */
  private readonly real = new Map<string, string>();
  private readonly sessions = new Map<string, { accessToken: string }>();

  constructor(private readonly smtp?: SmtpServer) {}

  /** Adds an existing session under a name of the examples. */
  addSession(name: string, session: { accessToken: string }): void {
    this.sessions.set(name, session);
  }

  /** Sets the actual value of a word of the examples. */
  substitute(word: string, actual: string): void {
    this.real.set(word, actual);
  }

  /** Calls the API with an example; the reply has the ids and secrets of the example where they match. */
  async run(example: Example): Promise<Reply<unknown>> {
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
    if (method === 'DELETE') return api.delete(address, headers, this.toReal(body));
    const send = { POST: api.post, PUT: api.put, PATCH: api.patch }[method];
    return send(address, this.toReal(body), headers);
  }

  /** A secret that no response contained was mailed: takes it from the last mail with a link for this call. */
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

  /** Replaces the ids, addresses and secrets of an example by the actual ones. */
  toReal(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.toReal(item, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.toReal(item, key)]));
    if (typeof value === 'number') return isId(name) || isList(name) ? Number(this.realId(value)) : value;
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

  /** Every run has its own users. */
  private realEmail(email: string): string {
    const real = anEmail();
    this.real.set(email, real);
    return real;
  }

  /** The actual value, with the example's value wherever the two differ only in what is new in every run. */
  private inWordsOf(expected: unknown, actual: unknown, name = ''): unknown {
    if (Array.isArray(actual))
      return actual.map((item, index) =>
        this.inWordsOf(Array.isArray(expected) ? expected[index] : undefined, item, name),
      );
    if (typeof actual === 'object' && actual !== null) {
      const words = Object(expected) as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(actual).map(([key, item]) => [key, this.inWordsOf(words[key], item, key)]),
      );
    }
    return this.isSame(expected, actual, name) ? expected : actual;
  }

  private isSame(expected: unknown, actual: unknown, name: string): boolean {
    if (typeof expected === 'number' && typeof actual === 'number') {
      if (isMoment(name)) return true;
      if (isDifference(name) && expected === actual) return true;
      if (isId(name) || isColumnOfIds(name)) return this.bind(`id ${expected}`, String(actual));
    }
    const areTexts = typeof expected === 'string' && typeof actual === 'string';
    return areTexts ? this.isSameText(expected, actual, name) : expected === actual;
  }

  private isSameText(expected: string, actual: string, name: string): boolean {
    if (isMoment(name)) return true;
    if (!isNew(expected, name)) return this.realText(expected, name) === actual;
    this.real.set(expected, actual);
    return true;
  }

  /** Binds an example's id to the actual one at its first use; later uses must match. */
  private bind(word: string, actual: string): boolean {
    const known = this.real.get(word) ?? actual;
    this.real.set(word, known);
    return known === actual;
  }
}

const hasAccessToken = (body: unknown): body is { accessToken: string } =>
  typeof body === 'object' && body !== null && 'accessToken' in body && typeof body.accessToken === 'string';
