import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createIntl } from 'react-intl';

import { ROOT } from '../../scripts/lib/run.mjs';

export type Words = (id: string) => string;

const FOLDER = join(ROOT, 'client/src/i18n');

const messagesOf = (name: string): unknown => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

/** The texts a person of this language sees. */
export function wordsOf(locale: string): Words {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith(`${locale}-`));
  const messages = Object.assign({}, ...names.map(messagesOf)) as Record<string, string>;
  const intl = createIntl({ locale, messages });
  return (id) => intl.formatMessage({ id }, { product: 'Motley' });
}
