import { randomBytes } from 'node:crypto';

import { LIMITS } from '#core/domain/rules.js';
import type { CatalogueGroup } from '#core/formats/model/catalogue.js';

/** Keys with the longest texts that fit into the body of one import. */
export const LONG_KEYS = 900;

/** A text that compression does not shorten much. */
export const randomText = (length: number): string =>
  randomBytes(Math.ceil((length * 3) / 4))
    .toString('base64')
    .slice(0, length);

/** The longest text of a value. */
export const longText = (): string => randomText(LIMITS.valueText);

/** One group whose texts are as long as they may be. */
export const longTexts = (prefix = 'key', keys = LONG_KEYS): CatalogueGroup[] => [
  {
    name: 'common',
    keys: Array.from({ length: keys }, (_, index) => ({
      name: `${prefix}_${index}`,
      isPlural: false,
      values: [{ name: longText(), quantityString: null }],
    })),
  },
];

/** As many keys as a project may hold, a tenth of them plural, with short texts. */
export const manyTexts = (prefix = 'key', keys: number = LIMITS.keysPerProject): CatalogueGroup[] =>
  Array.from({ length: 100 }, (_, group) => ({
    name: group === 0 ? 'common' : `group_${group}`,
    keys: Array.from({ length: keys / 100 }, (_key, index) =>
      index % 10 === 0 ? aPlural(`${prefix}_${index}`) : aSingular(`${prefix}_${index}`),
    ),
  }));

const aSingular = (name: string): CatalogueGroup['keys'][number] => ({
  name,
  isPlural: false,
  values: [{ name: `A text of ${name}`, quantityString: null }],
});

const aPlural = (name: string): CatalogueGroup['keys'][number] => ({
  name,
  isPlural: true,
  values: (['zero', 'one', 'other'] as const).map((quantityString) => ({
    name: `${quantityString} of {0}`,
    quantityString,
  })),
});
