import type { ValueStatus } from '../../domain/value-status.js';
import { planImport } from './import-plan.js';
import type { ImportTarget } from './import-plan-types.js';

const LANGUAGE = 1;
const STORED: readonly [name: string, text: string, status: ValueStatus][] = [
  ['done', 'Done', 'validated'],
  ['open', 'Open', 'modified'],
  ['refused', 'No', 'invalidated'],
  ['empty', '', 'modified'],
];

function planned(textOf: (name: string) => string, target: Partial<ImportTarget>) {
  const { updates, counts } = planImport(
    {
      languages: [{ id: LANGUAGE, name: 'English' }],
      groups: [{ id: 1, name: 'common' }],
      keys: STORED.map(([name], id) => ({ id, groupId: 1, name, isPlural: false })),
      values: STORED.map(([, name, status], id) => ({
        id,
        keyId: id,
        languageId: LANGUAGE,
        quantityString: null,
        name,
        status,
        version: 1,
      })),
    },
    [
      {
        name: 'common',
        keys: STORED.map(([name]) => ({
          name,
          isPlural: false,
          values: [{ name: textOf(name), quantityString: null }],
        })),
      },
    ],
    { languageId: LANGUAGE, replaceExistingKeys: false, ...target },
  );
  return { changed: updates.map(({ keyId }) => STORED[keyId]?.[0]), counts };
}

describe('an import replaces', () => {
  it.each([
    ['all texts', { replace: 'all' }, ['done', 'open', 'refused', 'empty'], 0],
    ['those that are not validated', { replace: 'unvalidated' }, ['open', 'refused', 'empty'], 1],
    ['empty ones', { replace: 'empty' }, ['empty'], 3],
    ['what the older option says', { replaceExistingKeys: true }, ['done', 'open', 'refused', 'empty'], 0],
    ['what the newer option says', { replaceExistingKeys: true, replace: 'empty' }, ['empty'], 3],
  ] as const)('%s', (_, target, changed, kept) => {
    const plan = planned((name) => `new ${name}`, target);
    expect(plan.changed).toEqual(changed);
    expect(plan.counts).toMatchObject({ updated: changed.length, kept });
    expect(plan.counts).not.toHaveProperty('emptied');
  });

  it('texts with empty ones, and counts these', () => {
    expect(planned(() => '', { replace: 'all' }).counts).toMatchObject({ updated: 3, emptied: 3 });
    expect(planned(() => '', { replace: 'unvalidated' }).counts).toMatchObject({
      updated: 2,
      emptied: 2,
      kept: 1,
    });
    expect(planned(() => '', {}).counts).toMatchObject({ updated: 0, kept: 3 });
  });
});
