import type { ComponentType } from 'react';

import type { MessageId } from '../../../i18n/messages.js';
import type { KeyTab } from '../view/url-view.js';

/** A tab of an open key, in the panel or in the sheet of a phone. */
export interface KeyTabPart<P> {
  id: KeyTab;
  label: MessageId;
  /** The sections from top to bottom. */
  sections: readonly ComponentType<P>[];
}
