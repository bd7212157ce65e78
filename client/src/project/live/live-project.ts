import type {
  ContentEvents,
  Joined,
  LiveAccess,
  LiveEvent,
  MissedEvent,
  ServerEvents,
} from '#core/api/live.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { clientId } from '../../lib/client-id.js';
import { forgetFiles } from '../../lib/stored-files.js';
import { forgetProject } from '../../lib/stored-projects.js';
import { isLeaving } from '../leaving.js';
import type { OpenProject } from '../open-project.js';
import type { ProjectCache } from '../project-cache.js';
import { offerCatchUp } from '../catch-up.js';
import { isOtherAccess, withAccess } from './apply-structure.js';
import type { ChangedValue } from './apply-values.js';
import { ChangeBatch } from './change-batch.js';
import { Flashes } from './flashes.js';
import { FocusSender, NOWHERE } from './focus-sender.js';
import { LiveSocket } from './live-socket.js';
import { PresenceList } from './presence-list.js';
import { renamedAlong } from './renamed-along.js';

/** Do not report short interruptions. */
const LOST_AFTER_MS = 3_000;

export interface LivePorts {
  cache: ProjectCache;
  /** Reads the project from the cache. */
  cached: () => ProjectDetails | undefined;
  /** Called when findings are ignored or no longer ignored. */
  onFindings: () => void;
  /** Called after a reconnection, with the number of values that have changed meanwhile. */
  onCaughtUp: (values: number) => void;
}

/** Keeps the open project up to date with the server, and sends and receives presence. */
export class LiveProject {
  private readonly socket: LiveSocket;
  private readonly batch: ChangeBatch;
  private readonly flashes: Flashes;
  private readonly people: PresenceList;
  private readonly focus = new FocusSender((focus) => this.socket.focus(focus));
  /** The cursor to continue from after an interruption. */
  private cursor: number | null = null;
  /** Whether all events up to the last one have been received; false until the response to `join`. */
  private isComplete = false;
  private lostTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[];

  constructor(
    private readonly project: OpenProject,
    private readonly ports: LivePorts,
  ) {
    const { store } = project.cells;
    const { edited } = project.session;
    this.people = new PresenceList(project.userId);
    this.flashes = new Flashes(store, project.live);
    this.batch = new ChangeBatch(project, {
      cache: ports.cache,
      nameOf: (userId) => this.nameOf(userId),
      onChanged: (changed) => this.flashes.show(changed.filter((change) => this.isOfOthers(change))),
      onFindings: ports.onFindings,
      onDeleted: () => store.set(project.live.ended, 'deleted'),
    });
    this.socket = new LiveSocket(project.projectId, () => this.cursor, {
      onJoined: (joined) => this.onJoined(joined),
      onRefused: () => this.onRefused(),
      onLost: () => this.onLost(),
      onContent: (name, event) => this.onContent(name, event),
      onPresence: ({ users }) => store.set(project.live.people, this.people.update(users)),
      onMember: (change) => this.onMember(change),
    });
    this.stops = [
      store.sub(edited, () => this.onEdited()),
      offerCatchUp(project.projectId, () => this.socket.join()),
    ];
    this.onEdited();
  }

  stop(): void {
    const { store } = this.project.cells;
    clearTimeout(this.lostTimer);
    this.stops.forEach((stop) => stop());
    this.focus.stop();
    this.batch.stop();
    this.flashes.stop();
    this.socket.stop();
    const { live } = this.project;
    store.set(live.connection, 'none');
    store.set(live.people, []);
    store.set(live.changed, new Map());
    store.set(live.many, null);
  }

  private onEdited(): void {
    const { session, cells } = this.project;
    const ref = cells.store.get(session.edited);
    this.focus.put(ref === null ? NOWHERE : { keyId: ref.keyId, languageId: ref.languageId });
    if (ref === null) this.batch.release();
  }

  private onJoined({ cursor, missed, ...access }: Joined): void {
    clearTimeout(this.lostTimer);
    const { store } = this.project.cells;
    const wasLost = store.get(this.project.live.connection) === 'lost';
    store.set(this.project.live.connection, 'live');
    this.cursor = Math.max(cursor, this.cursor ?? 0);
    this.isComplete = true;
    this.focus.restart();
    this.takeAccess(access);
    if (missed === null) void this.ports.cache.revalidate();
    else this.batch.add(...missed.filter(({ event }) => !this.isOwn(event)));
    const changed = this.batch.flush();
    if (wasLost) this.ports.onCaughtUp(changed);
  }

  /** Before the first join, a refusal may be a mistake, for example of an older server: a reload of the project decides. */
  private onRefused(): void {
    if (this.cursor !== null) this.onRemoved();
    else void this.ports.cache.revalidate();
  }

  private onLost(): void {
    this.isComplete = false;
    const { cells, live } = this.project;
    if (cells.store.get(live.connection) !== 'live') return;
    clearTimeout(this.lostTimer);
    this.lostTimer = setTimeout(() => cells.store.set(live.connection, 'lost'), LOST_AFTER_MS);
  }

  private onContent<Name extends keyof ContentEvents>(name: Name, event: ContentEvents[Name]): void {
    if (this.isComplete) this.cursor = Math.max(event.safeCursor ?? event.cursor, this.cursor ?? 0);
    if (!this.isOwn(event)) this.batch.add({ name, event } as MissedEvent);
    else if (name === 'key_changed') this.takeAlong(event as ContentEvents['key_changed']);
  }

  private takeAlong(event: ContentEvents['key_changed']): void {
    const { cells, structure } = this.project;
    const keys = renamedAlong(event.keys, cells.store.get(structure));
    if (keys.length > 0) this.batch.add({ name: 'key_changed', event: { ...event, keys } });
  }

  private onMember({ userId, role, access }: Parameters<ServerEvents['member_changed']>[0]): void {
    if (userId !== this.project.userId) return;
    if (role === null) this.onRemoved();
    else if (access) this.takeAccess(access);
  }

  private onRemoved(): void {
    const { cells, live, projectId } = this.project;
    forgetProject(projectId);
    void forgetFiles(projectId);
    if (!isLeaving(projectId)) cells.store.set(live.ended, 'removed');
  }

  private takeAccess(access: LiveAccess): void {
    const { cached, cache } = this.ports;
    const known = cached();
    if (!known || !isOtherAccess(known, access)) return;
    const ids = new Set(known.languages.map(({ id }) => id));
    void cache.updateCache((project) => withAccess(project, access));
    if (access.languages.some(({ id }) => !ids.has(id))) void cache.revalidate();
  }

  private isOwn({ clientId: from, byUserId }: LiveEvent): boolean {
    return from === clientId && byUserId === this.project.userId;
  }

  private isOfOthers({ userId }: ChangedValue): boolean {
    return userId !== this.project.userId;
  }

  private nameOf(userId: number): string | null {
    const { cells, live } = this.project;
    return cells.store.get(live.people).find((person) => person.userId === userId)?.username ?? null;
  }
}
