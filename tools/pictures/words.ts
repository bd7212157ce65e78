import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createIntl } from 'react-intl';

import { ROOT } from '../../scripts/lib/run.mjs';

export type Words = (id: string) => string;

/** The texts a person of this language sees. */
export function wordsOf(locale: string): Words {
  const messages = JSON.parse(
    readFileSync(join(ROOT, 'client/src/i18n', `${locale}.json`), 'utf8'),
  ) as Record<string, string>;
  const intl = createIntl({ locale, messages });
  return (id) => intl.formatMessage({ id }, { product: 'Motley' });
}
