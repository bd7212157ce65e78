import type enEditor from './en-editor.json';
import type enLogin from './en-login.json';
import type enRest from './en-rest.json';
import type frEditor from './fr-editor.json';
import type frLogin from './fr-login.json';
import type frRest from './fr-rest.json';

/** The product name, an argument of messages that contain it. */
export const PRODUCT = 'Motley';

/**
 * The messages of a language in the order in which pages load them: those of the login, those of the layout and the
 * rows of the editor, and the rest.
 */
type English = [typeof enLogin, typeof enEditor, typeof enRest];
type French = [typeof frLogin, typeof frEditor, typeof frRest];

type IdsOf<Parts extends object[]> = { [At in keyof Parts]: keyof Parts[At] };

export type MessageId = IdsOf<English>[number];

export type Messages = Record<MessageId, string>;

/** The arguments of a message: plain values only; messages with markup use FormattedMessage. */
export type MessageValues = Record<string, string | number | Date>;

type SameIds = [IdsOf<English>, IdsOf<French>] extends [IdsOf<French>, IdsOf<English>] ? true : never;
/** @public If the languages do not have the same ids in each part, this file does not compile. */
export const catalogueIsComplete: SameIds = true;
