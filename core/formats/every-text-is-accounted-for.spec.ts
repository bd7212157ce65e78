import fc from 'fast-check';
import { strToU8 } from 'fflate';

import { readFiles } from './index.js';
import { HOSTILE } from './testing.js';
import { LAW_RUNS } from '../../test/support/law-runs.js';

const text = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join('').replace(/[\p{Cs}\0]/gu, ''));

describe('law 4: every text of a file is imported, named in a report or carried', () => {
  const EACH_ONE = [
    'duplicate_key',
    'quantity_not_found_json',
    'empty_name',
    'quantity_missing',
    'quantity_not_found',
    'name_too_long',
    'text_too_long',
  ];
  const accountedFor = (name: string, content: string): number => {
    const { groups, warnings, carried } = readFiles([{ name, bytes: strToU8(content) }], { keep: true });
    const beside = carried.filter(({ what }) => what !== 'comment').map(({ count }) => count);
    const reported = warnings.filter(({ reason }) => EACH_ONE.includes(reason.replace('imports.', '')));
    return [groups.flatMap(({ keys }) => keys).length, reported.length, ...beside].reduce(
      (sum, count) => sum + count,
    );
  };
  const names = fc.constantFrom('a', 'b', 'a_a', 'a_b', '', ' ', '__proto__', 'A');

  it('in Web JSON', () => {
    const { tree } = fc.letrec<{ tree: { json: string; texts: number } }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        text.map((value) => ({ json: JSON.stringify(value), texts: 1 })),
        fc.constantFrom(
          { json: '1', texts: 1 },
          { json: 'null', texts: 1 },
          { json: '["x",{"a":"b"}]', texts: 2 },
        ),
        fc.array(fc.tuple(names, tie('tree')), { maxLength: 5 }).map((members) => ({
          json: `{${members.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join(',')}}`,
          texts: members.reduce((sum, [, { texts }]) => sum + texts, 0),
        })),
      ),
    }));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, tree), { maxLength: 5 }), (members) => {
        const json = `{${members.map(([name, member]) => `${JSON.stringify(name)}:${member.json}`).join(',')}}`;
        expect(accountedFor('a.json', json)).toBe(members.reduce((sum, [, { texts }]) => sum + texts, 0));
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('in Android resources, markers and prefixes between them', () => {
    const quantity = fc.constantFrom('zero', 'one', 'other', 'few');
    const entry = fc.oneof(
      fc
        .tuple(names, fc.constantFrom('x', '<b>y</b>'))
        .map(([name, value]) => `<string name="${name}">${value}</string>`),
      fc
        .tuple(names, fc.array(quantity, { maxLength: 4 }))
        .map(
          ([name, quantities]) =>
            `<plurals name="${name}">${quantities.map((form) => `<item quantity="${form}">x</item>`).join('')}</plurals>`,
        ),
    );
    const marker = fc.constantFrom(
      '<!-- MARK: - a -->',
      '<!-- MARK: - common -->',
      '<!-- MARK: - -->',
      '\n<!-- a_a -->\n',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(entry, fc.option(marker)), { maxLength: 8 }), (entries) => {
        const content = entries.map(([one, comment]) => `${comment ?? ''}${one}`).join('\n');
        expect(accountedFor('a.xml', `<resources>${content}</resources>`)).toBe(entries.length);
      }),
      { numRuns: LAW_RUNS },
    );
  });

  it('in .strings, markers and prefixes between them', () => {
    const marker = fc.constantFrom('// MARK: - a\n', '/* MARK: common */', '// MARK: -\n', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(marker, names, text), { maxLength: 8 }), (entries) => {
        const content = entries
          .map(([comment, name, value]) => `${comment}"${name}" = ${JSON.stringify(value)};`)
          .join('\n');
        expect(accountedFor('a.strings', content)).toBe(entries.length);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});
