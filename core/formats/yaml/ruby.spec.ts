import { spawnSync } from 'node:child_process';

import fc from 'fast-check';

import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { keyOf } from '../profile/testing-edits.js';
import { HOSTILE } from '../testing.js';
import { checkedBy, jsonOf } from '../../../test/support/outside-tools.js';
import { scalar } from './write-scalar.js';

/** What Psych, the YAML of Ruby and so of Rails, finds in each of the sources. */
const PROGRAM =
  'require "json"; require "yaml"; puts JSON.generate(JSON.parse(STDIN.read).map { |one| YAML.safe_load(one) })';

const checked = checkedBy('Ruby', spawnSync('ruby', ['-e', 'require "yaml"']).status === 0);
const readByRuby = (sources: readonly string[]): unknown =>
  jsonOf('ruby', ['-EUTF-8:UTF-8', '-e', PROGRAM], JSON.stringify(sources));

describe('YAML, as Ruby reads it', () => {
  checked('an export for Rails has the same texts', () => {
    const texts = HOSTILE.flatMap((one) => [one, ` ${one}\n`, `Hello ${one} world`]);
    const project: ExportProject = {
      languages: [{ id: 1, name: 'fr' }],
      groups: [
        { name: 'common', keys: texts.map((one, at) => keyOf(`${one}${at}`, one, `About ${one}`)) },
        { name: 'menu', keys: [keyOf('items', { one: 'un', other: 'des' })] },
      ],
    };
    const options = { platform: 'rails', languageIds: [1], prefix: false, validatedOnly: false } as const;
    const [file = { text: '' }] = writeProject(project, { ...options, pluralMode: 'cldr' });
    const common = Object.fromEntries(texts.map((one, at) => [`${one}${at}`, one]));
    expect(readByRuby([file.text])).toEqual([
      { fr: { ...common, menu: { items: { one: 'un', other: 'des' } } } },
    ]);
  });

  checked('every text that is written is that text, plain or not, in brackets or not', () => {
    const pieces = [
      ...HOSTILE,
      ': ',
      ' #',
      '- ',
      '?',
      '=',
      '1',
      '.5',
      '~',
      'no',
      'Yes',
      '12:30',
      '2026-11-24',
      ':a',
      '\n',
    ];
    const text = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 4 })
      .map((some) => some.join('').replace(/[\p{Cs}\0]/gu, ''));
    const texts = fc.sample(text, { numRuns: 2_000, seed: 19 });
    const styles = [{}, { quote: "'" }, { isQuoted: true }] as const;
    const sources = texts.flatMap((one) =>
      styles.flatMap((style) => [`a: ${scalar(one, style)}\n`, `a: [${scalar(one, style, true)}]\n`]),
    );
    expect(readByRuby(sources)).toEqual(
      texts.flatMap((one) => styles.flatMap(() => [{ a: one }, { a: [one] }])),
    );
  });
});
