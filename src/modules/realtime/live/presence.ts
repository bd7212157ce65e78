import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';

import type { PresentUser } from '#core/api/live.js';

import { socketsIn } from './live-socket.js';
import type { LiveNamespace, LiveSocket } from './live-socket.js';
import { merged, visibleTo } from './presence-views.js';
import { roomOfProject } from './rooms.js';

/** Milliseconds from a change to its message, so that several are one, and between two messages. */
const DELAY_MS = 50;
const INTERVAL_MS = 1_000;

/** How often a process announces its users, and how long others rely on that, in milliseconds. */
const HEARTBEAT_MS = 10_000;
const LIFETIME_MS = 25_000;

interface OtherProcess {
  seenAt: number;
  projects: Map<number, PresentUser[]>;
}

/**
 * The users who have a project open, and their cells. Each process announces its own users to the others. The users of
 * a killed process expire with its last heartbeat.
 */
@Injectable()
export class Presence implements BeforeApplicationShutdown {
  private readonly self = randomUUID();
  private readonly others = new Map<string, OtherProcess>();
  /** The last announcement of this process, by project. */
  private readonly told = new Map<number, string>();
  private readonly changed = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private sentAt = 0;
  private namespace: LiveNamespace | undefined;

  start(namespace: LiveNamespace): void {
    this.namespace = namespace;
    namespace.on('present', (from, projects, isAll) => this.hear(from, projects, isAll));
    namespace.on('who', () => this.tellAll());
    namespace.serverSideEmit('who');
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
  }

  /** Call when a user has joined or left the project, or is in another cell. */
  change(projectId: number): void {
    this.changed.add(projectId);
    const wait = Math.max(DELAY_MS, this.sentAt + INTERVAL_MS - Date.now());
    this.timer ??= setTimeout(() => this.send(), wait).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    this.namespace?.serverSideEmit('present', this.self, [], true);
    this.namespace = undefined;
  }

  private send(): void {
    this.timer = undefined;
    this.sentAt = Date.now();
    const projectIds = [...this.changed];
    this.changed.clear();
    const news = projectIds.flatMap((projectId): [number, PresentUser[]][] => {
      const users = this.here(projectId);
      const text = JSON.stringify(users);
      if (text === (this.told.get(projectId) ?? '[]')) return [];
      if (users.length === 0) this.told.delete(projectId);
      else this.told.set(projectId, text);
      return [[projectId, users]];
    });
    if (news.length > 0) this.namespace?.serverSideEmit('present', this.self, news, false);
    for (const projectId of projectIds) this.show(projectId);
  }

  private beat(): void {
    this.tellAll();
    const oldest = Date.now() - LIFETIME_MS;
    for (const [id, { seenAt, projects }] of this.others) {
      if (seenAt > oldest) continue;
      this.others.delete(id);
      for (const projectId of projects.keys()) this.change(projectId);
    }
  }

  private tellAll(): void {
    const projects = [...this.told].map(([projectId, users]): [number, PresentUser[]] => [
      projectId,
      JSON.parse(users) as PresentUser[],
    ]);
    this.namespace?.serverSideEmit('present', this.self, projects, true);
  }

  private hear(from: string, projects: [number, PresentUser[]][], isAll: boolean): void {
    const known = this.others.get(from)?.projects ?? new Map<number, PresentUser[]>();
    const next = new Map<number, PresentUser[]>(isAll ? [] : known);
    for (const [projectId, users] of projects)
      if (users.length === 0) next.delete(projectId);
      else next.set(projectId, users);
    this.others.set(from, { seenAt: Date.now(), projects: next });
    // Most heartbeats contain no change.
    for (const projectId of new Set([...known.keys(), ...next.keys()]))
      if (JSON.stringify(known.get(projectId)) !== JSON.stringify(next.get(projectId)))
        this.change(projectId);
  }

  /** The users connected to this process. */
  private here(projectId: number): PresentUser[] {
    return merged([[...this.socketsOf(projectId)].flatMap(presentUser)]);
  }

  /**
   * Sends the list of users to the sockets of this process. Sockets with the same readable languages receive the same
   * list.
   */
  private show(projectId: number): void {
    const others = [...this.others.values()].map(({ projects }) => projects.get(projectId) ?? []);
    const users = merged([this.here(projectId), ...others]);
    const views = new Map<string, PresentUser[]>();
    for (const socket of this.socketsOf(projectId)) {
      const { access } = socket.data;
      if (access === undefined) continue;
      const languageIds = access.targetRestricted ? access.languages.map(({ id }) => id) : null;
      const name = JSON.stringify(languageIds);
      const view = views.get(name) ?? visibleTo(users, languageIds && new Set(languageIds));
      views.set(name, view);
      socket.emit('presence', { projectId, users: view });
    }
  }

  private socketsOf(projectId: number): Iterable<LiveSocket> {
    return this.namespace === undefined ? [] : socketsIn(this.namespace, roomOfProject(projectId));
  }
}

function presentUser({ data }: LiveSocket): PresentUser[] {
  const { userId, username = null, focus } = data;
  return userId === undefined
    ? []
    : [{ userId, username, keyId: focus?.keyId ?? null, languageId: focus?.languageId ?? null }];
}
