import type { Role } from '../domain/roles.js';
import type { GroupView } from './groups.js';
import type { LanguageView } from './languages.js';
import type { ProjectView } from './projects.js';
import type { KeyView, ValueView } from './translations.js';

/**
 * The namespace of open projects. The handshake carries `auth: { token }`, as in SUBSCRIPTIONS_NAMESPACE, with the same
 * refusals (SocketRefusal).
 */
export const PROJECTS_NAMESPACE = '/projects';

/**
 * A header of API calls that names the tab: up to 64 letters, digits, `-` and `_`, random and new with every page. Events
 * repeat it as `clientId`.
 */
export const CLIENT_HEADER = 'Motley-Client';

/** Why a message was refused. */
export const LiveRefusal = {
  /** The message or its payload is not one of ClientMessages. */
  Invalid: 'invalid_message',
  /** There is no such project, or the user is no member of it. */
  NotYourProject: 'not_your_project',
  /** The message needs a joined project, or a language that the member may read. */
  NotHere: 'not_here',
  /** More than LIVE_MESSAGES messages in LIVE_WINDOW_MS, or too many of `join` with a cursor in a minute. */
  TooMany: 'too_many_messages',
  Unavailable: 'unavailable',
} as const;

export type LiveRefusal = (typeof LiveRefusal)[keyof typeof LiveRefusal];

/** The messages that a socket may send in LIVE_WINDOW_MS; a client that sends `focus` twice a second stays below. */
export const LIVE_MESSAGES = 40;
export const LIVE_WINDOW_MS = 10_000;

/** The maximum number of changes listed at once: beyond it, the client reads the project again. */
export const LISTED_CHANGES = 500;
export const MISSED_CHANGES = 5_000;

/** Nor are changes whose texts have more bytes than this, in UTF-8. */
export const LIVE_BYTES = 2_000_000;

/** The current rights of the member, as in ProjectDetails. */
export interface LiveAccess {
  role: Role;
  targetRestricted: boolean;
  languages: LanguageView[];
}

/** The response to `join`. */
export interface Joined extends LiveAccess {
  /**
   * The cursor to continue from after an interruption, until an event has a later one: see `safeCursor` of LiveEvent.
   */
  cursor: number;
  /**
   * The changes since the cursor in the message, in the order to apply them: a change may have been applied already. Null
   * without a cursor, or after more than MISSED_CHANGES changes or LIVE_BYTES: read the columns again, with `If-None-Match`.
   */
  missed: MissedEvent[] | null;
}

/**
 * The result of a message. The client passes a function as its last argument; otherwise it receives refusals as
 * `refused`.
 */
export type Answer<T> = { ok: true; result: T } | { ok: false; code: LiveRefusal };

/**
 * The messages of a client. Payloads of more than 10 kB close the connection. A refusal changes nothing, and never ends
 * the connection.
 */
export interface ClientMessages {
  /**
   * Enters the project and leaves the previous one: a socket is in one project. `cursor` is that of the last event or
   * `join` (of any connection), to receive what was missed; null at first. Read the project after `join`, not before it, so
   * that no change is lost in between.
   */
  join: (
    message: { projectId: number; cursor: number | null },
    answer?: (joined: Answer<Joined>) => void,
  ) => void;
  /** Leaves the project. */
  leave: (answer?: (left: Answer<null>) => void) => void;
  /**
   * The cell that the user edits: only the key without a language, `keyId: null` without a cell. At most twice a
   * second.
   */
  focus: (focus: Focus, answer?: (done: Answer<null>) => void) => void;
}

export interface Focus {
  keyId: number | null;
  languageId: number | null;
}

/**
 * A user who has the project open, in any number of tabs. A user in several cells occurs several times. Cells of
 * languages that the receiver may not read have no key.
 */
export interface PresentUser extends Focus {
  userId: number;
  username: string | null;
}

/**
 * The common fields of events about changes. Events may arrive in another order than they were sent in: `cursor` orders
 * them. It increases with the history of the project, and content with a greater or the same cursor is as new or newer.
 * Values are ordered by their versions instead.
 */
export interface LiveEvent {
  projectId: number;
  cursor: number;
  /**
   * The cursor for `join`, which does not skip changes of transactions that are still running. Absent in events of the
   * previous release, whose processes may run beside new ones.
   */
  safeCursor?: number;
  /** Who made the change; null if unknown, as in missed events, or if several did. */
  byUserId: number | null;
  /**
   * The CLIENT_HEADER of the call that made the change; null if it had none. A client ignores an event only if both this and
   * `byUserId` are its own: other members know the name of the tab from its events.
   */
  clientId: string | null;
}

/** A value as every member sees it: `languageName` and `languageAccess` are those of the member's language. */
export type LiveValue = Omit<ValueView, 'languageName' | 'languageAccess'>;

/** A key without its values, which `value_changed` sends to those who may read them. */
export type LiveKey = Omit<KeyView, 'values'>;

export type LiveLanguage = Omit<LanguageView, 'access'>;

export type LiveProject = Pick<
  ProjectView,
  'name' | 'color' | 'description' | 'pluralMode' | 'sourceLanguageId' | 'updatedAt' | 'archivedAt'
>;

/**
 * The changes of content, after their commit. Each of them is the state at the time of sending and replaces what the client
 * has: what it does not know yet is new. A list has LISTED_CHANGES items at most.
 */
export interface ContentEvents {
  /**
   * Values of one language, to members who may read it; applied if `version` is greater than the known one. May arrive
   * before the key.
   */
  value_changed: LiveEvent & { languageId: number; values: LiveValue[] };
  /** New and changed keys: the values of new ones follow. A key that becomes plural, or no longer is, loses its values. */
  key_changed: LiveEvent & { keys: LiveKey[] };
  key_deleted: LiveEvent & { keyIds: number[] };
  /** New and renamed groups. */
  group_changed: LiveEvent & { groups: GroupView[] };
  group_deleted: LiveEvent & { groupIds: number[] };
  /** A new language, to members who may read it. Its values are not sent: read the columns with `languageId`. */
  language_added: LiveEvent & { language: LiveLanguage };
  /** A language has another name or tag. */
  language_changed: LiveEvent & { language: LiveLanguage };
  language_deleted: LiveEvent & { languageId: number };
  /** Findings of the values were ignored or restored. */
  findings_changed: LiveEvent & { languageId: number; valueIds: number[] };
  /**
   * The settings or the archive of the project. `project` is null after its deletion. With `isReload`, more has changed than
   * could be listed (an import, the plural mode, the settings of the checks): read the columns again, with `If-None-Match`.
   */
  project_changed: LiveEvent & { project: LiveProject | null; isReload: boolean };
}

/** A missed event with its name. */
export type MissedEvent = {
  [Name in keyof ContentEvents]: { name: Name; event: ContentEvents[Name] };
}[keyof ContentEvents];

type ContentHandlers = { [Name in keyof ContentEvents]: (event: ContentEvents[Name]) => void };

/** The messages of the server, as socket.io types them: changes of content, and these. */
export interface ServerEvents extends ContentHandlers {
  /** The users who have the project open, including the receiver: replaces the known list. At most once a second. */
  presence: (presence: { projectId: number; users: PresentUser[] }) => void;
  /**
   * The role or the languages of a user have changed, the user has joined the project, or is no longer a member (`role:
   * null`). The member also receives `access`: the languages that they may read now. Values of languages that are new
   * to them are not sent: read the columns again. A socket of a former member has left the project.
   */
  member_changed: (change: {
    projectId: number;
    userId: number;
    role: Role | null;
    access?: LiveAccess;
  }) => void;
  /** A message without an answer function was refused. */
  refused: (refusal: { message: string; code: LiveRefusal }) => void;
}
