import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createIntl } from 'react-intl';

import { ROOT } from '../../scripts/lib/run.mjs';

/** @typedef {(id: string) => string} Words */

/**
 * The texts a person of this language sees.
 * @param {string} locale
 * @returns {Words}
 */
export function wordsOf(locale) {
  const messages = JSON.parse(readFileSync(join(ROOT, 'client/src/i18n', `${locale}.json`), 'utf8'));
  const intl = createIntl({ locale, messages });
  return (id) => intl.formatMessage({ id }, { product: 'Motley' });
}
