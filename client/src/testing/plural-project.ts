import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView } from '#core/api/translations.js';
import { NO_CONTEXT } from '#core/domain/key-context.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

import { aKey, aProject, aValue, EN, FR, JA, PL } from './sample-projects.js';

export { JA, PL };

/** The texts of a key by language, then by form. */
type FormTexts = Record<number, Partial<Record<PluralForm, string>>>;

/** A plural key with the given forms; every text is validated. */
export function aPluralKey(id: number, name: string, texts: FormTexts): KeyView {
  const values = Object.entries(texts).flatMap(([languageId, forms]) =>
    Object.entries(forms).map(([form, text], at) =>
      aValue({
        id: id * 100 + Number(languageId) * 10 + at,
        keyId: id,
        languageId: Number(languageId),
        quantityString: form as PluralForm,
        name: text,
        status: text === '' ? 'modified' : 'validated',
      }),
    ),
  );
  return { id, name, isPlural: true, groupId: 1, ...NO_CONTEXT, values };
}

/** A project in `cldr` mode: English with exactly 0, Polish without two forms, French, Japanese. */
export const aPluralProject = (): ProjectDetails =>
  aProject({
    pluralMode: 'cldr',
    languages: [EN, FR, PL, JA],
    groups: [
      {
        id: 1,
        name: 'common',
        fileId: null,
        keys: [
          aPluralKey(31, 'minutes_ago', {
            1: { '=0': 'Just now', one: '{count} minute ago', other: '{count} minutes ago' },
            2: { one: 'Il y a {count} minute', other: 'Il y a {count} minutes' },
            4: { one: '{count} minutę temu', few: '{count} minuty temu', many: '', other: '' },
            5: { other: '{count}分前' },
          }),
          aKey({ id: 32, name: 'close', groupId: 1, texts: { 1: 'Close', 2: 'Fermer', 4: '', 5: '閉じる' } }),
        ],
      },
    ],
  });
