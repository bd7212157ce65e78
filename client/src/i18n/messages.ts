import type en from './en.json';
import type fr from './fr.json';

/** The name of the product, an argument of the messages that speak of it. */
export const PRODUCT = 'Motley';

export type MessageId = keyof typeof en;

export type Messages = Record<MessageId, string>;

/** What a message may be given: plain values only; markup goes through FormattedMessage. */
export type MessageValues = Record<string, string | number | Date>;

type SameIds = [Exclude<MessageId, keyof typeof fr>, Exclude<keyof typeof fr, MessageId>] extends [
  never,
  never,
]
  ? true
  : never;
/** @public Both catalogues hold the same ids, or this file does not compile. */
export const catalogueIsComplete: SameIds = true;
