import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { isolate } from './isolate.js';
import { PRODUCT } from './messages.js';
import type { MessageId, MessageValues } from './messages.js';

export type Text = (id: MessageId, values?: MessageValues) => string;

/** A message as a string; `{product}` is always filled. For messages with markup use FormattedMessage. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback(
    (id, values) => intl.formatMessage({ id }, { product: PRODUCT, ...(values && isolated(values)) }),
    [intl],
  );
}

const isolated = (values: MessageValues): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );
