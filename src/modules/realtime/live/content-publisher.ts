import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';

import type { ContentEvents } from '#core/api/live.js';

import { Events } from '../../../platform/events.js';
import { currentClient } from '../../../platform/http/client/client-name.js';
import { ContentChanged } from '../../content/content-changed.js';
import { eventsOf } from './live-events.js';
import type { LiveContent, RoutedEvent } from './live-events.js';
import { LiveQueries } from './live.queries.js';
import type { LiveNamespace } from './live-socket.js';
import { roomOfProject } from './rooms.js';
import { Touched, UNKNOWN } from './touched.js';

/** Changes within these milliseconds are read and sent together. */
const BATCH_MS = 50;

/** The cursor of the deletion of a project: no event follows it. */
const LAST_CURSOR = Number.MAX_SAFE_INTEGER;

/**
 * Processes announce themselves every 5 s. A process that has just started or reconnected has not received all
 * announcements yet: it only counts as alone after these milliseconds.
 */
const SILENCE_MS = 15_000;

/** Few enough to leave connections for calls. */
const READS_AT_ONCE = 2;

/** A read that failed is repeated after these milliseconds. */
const RETRY_MS = 1_000;

/** Sends the changes of content to the members who may read them. The only listener of ContentChanged. */
@Injectable()
export class ContentPublisher implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Live');
  private waiting = new Map<number, Touched>();
  /** When the first of these changes was made. */
  private since = 0;
  private timer: NodeJS.Timeout | undefined;
  private isSending = false;
  private sending: Promise<void> = Promise.resolve();
  private othersUntil = 0;

  constructor(
    private readonly events: Events,
    private readonly queries: LiveQueries,
  ) {}

  /** @param onDeleted called with the last event of a project */
  start(namespace: LiveNamespace, onDeleted: (last: ContentEvents['project_changed']) => void): void {
    this.othersUntil = performance.now() + SILENCE_MS;
    this.events.on(ContentChanged, ({ projectId, actorId, changes }) => {
      const origin = { byUserId: actorId, clientId: currentClient() };
      if (changes.some(({ action }) => action === 'project.deleted')) {
        this.waiting.delete(projectId);
        onDeleted({ projectId, cursor: LAST_CURSOR, ...origin, project: null, isReload: false });
        return;
      }
      if (this.waiting.size === 0) this.since = performance.now();
      const touched = this.waiting.get(projectId) ?? new Touched();
      touched.add(changes, origin);
      this.waiting.set(projectId, touched);
      this.schedule(namespace, BATCH_MS);
    });
    this.flush = () => this.send(namespace);
  }

  /** Sends what was committed before the shutdown. */
  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    await this.flush();
  }

  private flush: () => Promise<void> = () => Promise.resolve();

  private schedule(namespace: LiveNamespace, delay: number): void {
    if (this.isSending) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.sending = this.send(namespace);
    }, delay).unref();
  }

  /** One batch after the other, so that the events of a project leave in the order of their cursors. */
  private async send(namespace: LiveNamespace): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const batch = [...this.waiting];
    this.waiting = new Map();
    let hasFailed = false;
    const work = async (): Promise<void> => {
      for (let next = batch.pop(); next !== undefined; next = batch.pop()) {
        const [projectId, touched] = next;
        await this.sendOf(namespace, projectId, touched).catch((error: unknown) => {
          this.logger.warn(`Changes of a project are sent later: ${String(error)}`);
          hasFailed = true;
          this.putBack(projectId, touched);
        });
      }
    };
    await Promise.all(Array.from({ length: READS_AT_ONCE }, work));
    this.isSending = false;
    if (this.waiting.size === 0) return;
    // Changes made while a batch was sent have already waited.
    const waited = performance.now() - this.since;
    this.schedule(namespace, hasFailed ? RETRY_MS : Math.max(0, BATCH_MS - waited));
  }

  private putBack(projectId: number, touched: Touched): void {
    touched.addAll(this.waiting.get(projectId) ?? new Touched());
    this.waiting.set(projectId, touched);
  }

  private async sendOf(namespace: LiveNamespace, projectId: number, touched: Touched): Promise<void> {
    const isAlone = await this.isAlone(namespace);
    if (isAlone && !namespace.adapter.rooms.has(roomOfProject(projectId))) return;
    const content =
      (await this.queries.content(projectId, touched)) ?? (await this.summary(projectId, touched));
    if (content === null) return;
    // A notification through the database would reach no other process.
    const audience = isAlone ? namespace.local : namespace;
    for (const event of eventsOf(projectId, touched, content)) emit(audience, event);
  }

  /** Replaces changes that are too large for an event: every client reads the project again. */
  private summary(projectId: number, touched: Touched): Promise<LiveContent | null> {
    touched.summarise(UNKNOWN);
    return this.queries.content(projectId, touched);
  }

  private async isAlone({ adapter }: LiveNamespace): Promise<boolean> {
    const now = performance.now();
    if ((await adapter.serverCount()) > 1) this.othersUntil = now + SILENCE_MS;
    return now > this.othersUntil;
  }
}

function emit(audience: Pick<LiveNamespace, 'to'>, { rooms, except = [], name, event }: RoutedEvent): void {
  // The name and the event match, which the type of `emit` cannot express.
  (audience.to(rooms).except(except).emit as (name: string, event: object) => void)(name, event);
}
