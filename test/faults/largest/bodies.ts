import type { CallName } from '#core/api/calls.js';
import { LIMITS } from '#core/domain/rules.js';

import { aProject } from '../support/world.js';
import type { Place, ProjectIds } from './place.js';
import { aProfile } from './profile.js';
import { LONG_KEYS, longText, longTexts, manyTexts, randomText } from './texts.js';

/** The projects of a place. */
export type Target = 'longTexts' | 'manyTexts' | 'empty';

/** One way to make a call as large as it may be. */
export interface Way {
  name: string;
  target: Target;
  /** The body of the `index`-th of several such calls at once. */
  body: (ids: ProjectIds, index: number, place: Place) => unknown;
}

const way = (name: string, target: Target, body: Way['body']): Way => ({ name, target, body });

const slice = <T>(list: readonly T[], index: number, length: number): T[] =>
  list.slice(index * length, (index + 1) * length);

const LONG = 'long texts';
const MANY = 'many texts';

/** The bodies that a schema alone cannot make: those of calls whose parts refer to each other. */
export const LARGE_BODIES: Partial<Record<CallName, readonly Way[]>> = {
  createProject: [
    way(LONG, 'empty', (_ids, index) => aProject(`Long ${index}`, longTexts())),
    way(MANY, 'empty', (_ids, index) => aProject(`Many ${index}`, manyTexts())),
  ],
  createLanguage: [
    way(LONG, 'longTexts', (_ids, index) => ({ name: `Klingon ${index}`, groups: longTexts() })),
    way(MANY, 'manyTexts', (_ids, index) => ({ name: `Klingon ${index}`, groups: manyTexts() })),
  ],
  importIntoLanguage: [
    way(LONG, 'longTexts', () => ({ groups: longTexts(), replaceExistingKeys: true })),
    way(MANY, 'manyTexts', () => ({ groups: manyTexts(), replaceExistingKeys: true })),
    way('a large file', 'longTexts', (_ids, index) => ({
      groups: [],
      files: aProfile(`strings-of-${index}.xml`, randomText),
    })),
  ],
  applyChanges: [
    way(LONG, 'longTexts', () => changes(longTexts())),
    way(MANY, 'manyTexts', () => changes(manyTexts())),
    way('a dry run', 'longTexts', () => ({ ...changes(longTexts()), dryRun: true })),
  ],
  createKey: [
    way(LONG, 'empty', ({ languages }, index) => ({
      name: `new_${index}`,
      isPlural: false,
      values: languages
        .slice(0, 4)
        .map((languageId) => ({ name: longText(), languageId, quantityString: null })),
    })),
  ],
  createValue: [
    way(LONG, 'empty', ({ languages }) => ({
      name: longText(),
      languageId: languages[0],
      quantityString: null,
    })),
  ],
  createKeys: [
    way(LONG, 'longTexts', ({ languages }, index) =>
      Array.from({ length: LONG_KEYS }, (_key, key) => ({
        name: `new_${index}_${key}`,
        isPlural: false,
        values: [{ name: longText(), languageId: languages[0], quantityString: null }],
      })),
    ),
    way(MANY, 'longTexts', (_ids, index) =>
      Array.from({ length: LIMITS.keysPerCall }, (_key, key) => ({
        name: `more_${index}_${key}`,
        isPlural: true,
      })),
    ),
  ],
  changeInBulk: [
    way('review', 'longTexts', ({ keys, languages }) => ({
      action: 'review',
      status: 'validated',
      keyIds: keys.slice(0, LIMITS.keysPerSlice),
      languageIds: languages,
    })),
    way('fill', 'empty', ({ keys, languages }) => ({
      action: 'fill',
      text: longText(),
      keyIds: keys.slice(0, LIMITS.keysPerSlice),
      languageIds: languages,
    })),
    way('search', 'longTexts', ({ languages }) => ({
      action: 'tag',
      tag: 'found',
      filter: { text: 'a', statuses: ['validated', 'modified'], languageIds: languages },
    })),
    way('delete', 'manyTexts', ({ keys }, index) => ({
      action: 'delete',
      keyIds: slice(keys, index, LIMITS.keysPerSlice),
    })),
    way('delete long ones', 'empty', ({ keys }) => ({
      action: 'delete',
      keyIds: keys.slice(0, LIMITS.keysPerSlice),
    })),
  ],
  replaceValues: [
    way(LONG, 'longTexts', ({ values }, index) => ({
      changes: slice(values, index, LONG_KEYS).map(({ id, version }) => ({
        valueId: id,
        version,
        text: longText(),
      })),
    })),
    way(MANY, 'manyTexts', ({ values }) => ({
      changes: values
        .slice(0, LIMITS.replacementsPerCall)
        .map(({ id, version }) => ({ valueId: id, version, text: 'another' })),
    })),
  ],
  checkTexts: [
    way('open brackets', 'longTexts', ({ languages }) => ({
      languageId: languages[1],
      texts: Array.from({ length: 4 }, () => ({ text: '('.repeat(LIMITS.valueText), source: 'a' })),
    })),
    way('placeholders', 'longTexts', ({ languages }) => ({
      languageId: languages[1],
      texts: Array.from({ length: 2 }, () => ({
        text: `x${'%@'.repeat(LIMITS.valueText / 2 - 1)}`,
        source: '%@'.repeat(LIMITS.valueText / 2),
      })),
    })),
  ],
  updateLanguage: [
    way('another tag', 'manyTexts', (_ids, index) => ({ tag: ['ar', 'cy', 'ga', 'gd'][index] })),
  ],
  updateProjectUser: [
    // Another owner would leave the caller without rights.
    way('languages', 'longTexts', ({ languages }) => ({
      role: 'translator',
      targetLanguagesIds: languages.join(','),
    })),
  ],
  changePluralMode: [
    way('to cldr', 'manyTexts', () => ({ mode: 'cldr' })),
    way('to strict', 'manyTexts', () => ({ mode: 'strict' })),
  ],
  revertChangeSet: [
    way('dry run', 'longTexts', () => ({ dryRun: true })),
    way('long texts', 'longTexts', () => ({})),
    way('many texts', 'manyTexts', () => ({})),
    way('a deletion', 'empty', () => ({})),
  ],
  createInvitation: [
    way('somebody', 'longTexts', ({ projectId }, index) => ({
      projectId,
      email: `${'x'.repeat(60)}-${index}@example.com`,
      role: 'editor',
      mayRegister: true,
    })),
  ],
  writeValue: [way('a long text', 'longTexts', () => ({ name: longText() }))],
  updateKey: [way('a description', 'longTexts', () => ({ description: 'x'.repeat(LIMITS.description) }))],
};

const changes = (groups: unknown): object => ({
  languages: [{ tag: 'tlh', name: 'Klingon', groups }],
  replaceExistingKeys: true,
});
