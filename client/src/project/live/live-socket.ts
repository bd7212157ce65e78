import type { Socket } from 'socket.io-client';

import { LiveRefusal, PROJECTS_NAMESPACE } from '#core/api/live.js';
import type { Answer, ClientMessages, ContentEvents, Focus, Joined, ServerEvents } from '#core/api/live.js';

import { openSocket } from '../../lib/api/socket.js';

type LiveConnection = Socket<ServerEvents, ClientMessages>;

/** The events of the socket of a project. */
export interface LiveListener {
  onJoined: (joined: Joined) => void;
  /** The user is not a member of the project. */
  onRefused: () => void;
  onLost: () => void;
  onContent: <Name extends keyof ContentEvents>(name: Name, event: ContentEvents[Name]) => void;
  onPresence: ServerEvents['presence'];
  onMember: ServerEvents['member_changed'];
}

const CONTENT = [
  'value_changed',
  'key_changed',
  'key_deleted',
  'group_changed',
  'group_deleted',
  'language_added',
  'language_changed',
  'language_deleted',
  'findings_changed',
  'project_changed',
] as const satisfies (keyof ContentEvents)[];

/** Delays before joining again: after a failed join, and without a response. */
const REJOIN_MS = 5_000;
const ANSWER_MS = 15_000;

/** The connection of one open project: joins at every connection, with the cursor reached by then. */
export class LiveSocket {
  private socket: LiveConnection | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly close: () => void;

  constructor(
    private readonly projectId: number,
    private readonly cursor: () => number | null,
    private readonly listener: LiveListener,
  ) {
    this.close = openSocket<LiveConnection>(PROJECTS_NAMESPACE, (socket) => this.use(socket));
  }

  /** Joins the project, or joins it again to catch up; false without a connection. */
  join(): boolean {
    clearTimeout(this.timer);
    if (!this.socket?.connected) return false;
    const message = { projectId: this.projectId, cursor: this.cursor() };
    this.socket.emit('join', message, (answer) => this.onAnswer(answer));
    this.joinLater(ANSWER_MS);
    return true;
  }

  focus(focus: Focus): void {
    // A focus that cannot be sent now is not sent later: joining sends it.
    if (this.socket?.connected) this.socket.emit('focus', focus);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.close();
    this.socket = null;
  }

  private use(socket: LiveConnection): void {
    this.socket = socket;
    const { onLost, onPresence, onMember, onContent } = this.listener;
    socket.on('connect', () => this.join());
    socket.on('disconnect', onLost);
    const isHere = ({ projectId }: { projectId: number }): boolean => projectId === this.projectId;
    socket.on('presence', (presence) => isHere(presence) && onPresence(presence));
    socket.on('member_changed', (change) => isHere(change) && onMember(change));
    // Typed for any event: TypeScript cannot match a variable event name with its handler.
    const untyped: Socket = socket;
    for (const name of CONTENT)
      untyped.on(name, (event: ContentEvents[typeof name]) => isHere(event) && onContent(name, event));
  }

  private onAnswer(answer: Answer<Joined>): void {
    // The project may have been closed meanwhile.
    if (this.socket === null) return;
    clearTimeout(this.timer);
    if (answer.ok) this.listener.onJoined(answer.result);
    else if (answer.code === LiveRefusal.NotYourProject) this.listener.onRefused();
    else this.joinLater(REJOIN_MS);
  }

  private joinLater(delay: number): void {
    this.timer = setTimeout(() => this.join(), delay);
  }
}
