import type { MessageId, MessageValues } from '../../i18n/messages.js';
import type { Text } from '../../i18n/use-text.js';

/** The description of a change, which follows the name of the actor. */
export interface Deed {
  id: MessageId;
  values?: MessageValues;
  /** Arguments that are messages themselves. */
  names?: Readonly<Record<string, MessageId>>;
}

/** The description as text. */
export const wordsOf = ({ id, values, names = {} }: Deed, text: Text): string =>
  text(id, {
    ...values,
    ...Object.fromEntries(Object.entries(names).map(([name, message]) => [name, text(message)])),
  });
