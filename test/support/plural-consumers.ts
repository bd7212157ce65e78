import i18next from 'i18next';
import { createIntl } from 'react-intl';

/** Returns the text that a library shows for a key and a number, from the text of a JSON file. */
export type Consumer = (key: string, count: number) => string;

/** Keys are paths: `buttons.files`. */
export async function asI18next(source: string, lng: string): Promise<Consumer> {
  const instance = i18next.createInstance();
  await instance.init({
    lng,
    fallbackLng: false,
    resources: { [lng]: { translation: JSON.parse(source) as Record<string, string> } },
    interpolation: { escapeValue: false },
  });
  return (key, count) => instance.t(key, { count });
}

/** Shows what is inside of tags as well, and the names of arguments other than numbers as they are. */
export function asFormatjs(source: string, locale: string): Consumer {
  const messages = leavesOf(JSON.parse(source), '');
  const intl = createIntl({
    locale,
    messages: Object.fromEntries(messages),
    onError: (error) => {
      throw error;
    },
  });
  return (id, count) =>
    intl.formatMessage({ id }, { count, n: count, name: 'name', folder: 'folder' }, { ignoreTag: true });
}

const leavesOf = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesOf(inner, path === '' ? name : `${path}.${name}`),
      )
    : [[path, String(value)]];

/** Numbers of every category of every language, exact numbers, and rare ones. */
export const NUMBERS = [0, 1, 2, 3, 5, 10, 11, 21, 100, 1.5, 1_000_000] as const;
