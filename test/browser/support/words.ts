import { createIntl } from 'react-intl';
import type { PrimitiveType } from 'react-intl';

import { en, fr } from './messages.js';
import type { Locale } from './browser.js';

type MessageId = keyof typeof en;

export type Words = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

/** The interface texts in a language, by which tests find elements. */
export function wordsOf(locale: Locale): Words {
  const intl = createIntl({ locale, messages: locale === 'fr' ? fr : en });
  return (id, values) => intl.formatMessage({ id }, { product: 'Motley', ...values });
}
