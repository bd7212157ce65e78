import { act, waitFor } from '@testing-library/react';

import { LiveRefusal, PROJECTS_NAMESPACE } from '#core/api/live.js';
import type { Answer, ContentEvents, Joined, LiveValue, PresentUser, ServerEvents } from '#core/api/live.js';
import type { ValueView } from '#core/api/translations.js';

import { clientId } from '../lib/client-id.js';
import { aProject } from './sample-projects.js';
import { sockets } from './socket.js';
import type { FakeSocket } from './socket.js';

type Told<Event> = Omit<Event, 'projectId'>;

/** The live server of the sample project; its changes are made by Camille. */
export class LiveServer {
  private cursor = 1;

  constructor(readonly socket: FakeSocket) {}

  /** Responds to the last `join`. */
  join(more: Partial<Joined> = {}): void {
    const { role, targetRestricted, languages } = aProject();
    const result: Joined = { cursor: this.cursor, missed: [], role, targetRestricted, languages, ...more };
    const [, , answer] = this.socket.emit.mock.calls.findLast(([event]) => event === 'join') ?? [];
    act(() => (answer as (joined: Answer<Joined>) => void)({ ok: true, result }));
  }

  /** Refuses the last `join`: the user is not a member. */
  refuse(): void {
    const [, , answer] = this.socket.emit.mock.calls.findLast(([event]) => event === 'join') ?? [];
    act(() => (answer as (joined: Answer<Joined>) => void)({ ok: false, code: LiveRefusal.NotYourProject }));
  }

  changed<Name extends keyof ContentEvents>(
    name: Name,
    content: Omit<Told<ContentEvents[Name]>, 'cursor' | 'safeCursor' | 'byUserId' | 'clientId'>,
  ): void {
    this.cursor += 1;
    this.tell(name, { cursor: this.cursor, byUserId: 9, clientId: null, ...content });
  }

  /** A change that this tab has made. */
  changedHere<Name extends keyof ContentEvents>(
    name: Name,
    content: Omit<Told<ContentEvents[Name]>, 'cursor' | 'safeCursor' | 'byUserId' | 'clientId'>,
  ): void {
    this.cursor += 1;
    this.tell(name, { cursor: this.cursor, byUserId: 7, clientId, ...content });
  }

  valueChanged(value: ValueView): void {
    const { languageName: _, languageAccess: __, ...sent } = value;
    this.changed('value_changed', { languageId: value.languageId, values: [sent satisfies LiveValue] });
  }

  here(...users: PresentUser[]): void {
    this.tell('presence', { users });
  }

  member(change: Told<Parameters<ServerEvents['member_changed']>[0]>): void {
    this.tell('member_changed', change);
  }

  private tell(event: string, payload: object): void {
    act(() => this.socket.tell(event, { projectId: 7, ...payload }));
  }
}

/** Waits until the page of the sample project has sent `join`. */
export async function connectedLive(): Promise<LiveServer> {
  const isLive = ({ namespace }: FakeSocket): boolean => namespace === PROJECTS_NAMESPACE;
  await waitFor(() => expect(sockets.filter(isLive)).toHaveLength(1));
  const [socket] = sockets.filter(isLive);
  if (!socket) throw new Error('No socket');
  const server = new LiveServer(socket);
  socket.tell('connect');
  return server;
}

/** Waits until the page of the sample project has joined it. */
export async function joinedLive(more: Partial<Joined> = {}): Promise<LiveServer> {
  const server = await connectedLive();
  server.join(more);
  return server;
}

/** Another member, in a cell of the sample project or in none. */
export const camille = (keyId: number | null = null, languageId: number | null = null): PresentUser => ({
  userId: 9,
  username: 'Camille Roux',
  keyId,
  languageId,
});
