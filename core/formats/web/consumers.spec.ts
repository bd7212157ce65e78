import { readFileSync } from 'node:fs';

import type { ExportProject, WriteOptions } from '../model/export-types.js';
import { keep, projectOf, writeAgain } from '../profile/testing-profile.js';
import type { KeptReading } from '../model/kept-reading.js';
import { asFormatjs, asI18next, NUMBERS } from '../../../test/support/plural-consumers.js';
import type { Consumer } from '../../../test/support/plural-consumers.js';

/** Files as i18next and formatjs themselves read them: before an import, and after it. */
const FIXTURES = new URL('../profile/fixtures/', import.meta.url);

const I18NEXT = [
  ['en', ['messages', 'buttons.files', 'friend_male', 'friend']],
  ['pl', ['messages', 'buttons.files']],
  ['ar', ['messages']],
  ['lv', ['messages']],
  ['fr', ['common.messages']],
  ['ja', ['messages']],
] as const;

const ICU = [
  ['en', ['messages', 'deleteFiles', 'quotes', 'tight']],
  ['pl', ['inbox.messages', 'inbox.files']],
  ['ar', ['messages']],
  ['lv', ['messages']],
  ['ja', ['messages']],
] as const;

function readFixture(folder: string, tag: string): { source: string; reading: KeptReading } {
  const bytes = new Uint8Array(readFileSync(new URL(`${folder}/${tag}.json`, FIXTURES)));
  return { source: new TextDecoder().decode(bytes), reading: keep([{ name: `${tag}.json`, bytes }], tag) };
}

/** The texts of plurals, each with a mark; `where` is before or behind them. */
const marked = (project: ExportProject, mark: (text: string) => string): ExportProject => ({
  ...project,
  groups: project.groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => ({
      ...key,
      values: key.values.map((value) => (key.isPlural ? { ...value, name: mark(value.name) } : value)),
    })),
  })),
});

const MARKS = [
  ['before', (text: string): string => `✎ ${text}`],
  ['behind', (text: string): string => `${text} ✎`],
] as const;

/** What the project calls a path of the file: a plural gives way to a text of its name (docs/formats.md, 13.3). */
const keyName = (path: string): string =>
  path.replace(/^\w+\.(?=\w+$)/, '').replace(/^friend(_male)?$/, '$&_2');

const textOf = (reading: KeptReading, project: ExportProject, options: Partial<WriteOptions> = {}): string =>
  writeAgain(reading, project, options)[0]?.text ?? '';

const shownBy = (consumer: Consumer, key: string): string[] => NUMBERS.map((number) => consumer(key, number));

describe.each(I18NEXT)('i18next, in %s', (tag, keys) => {
  const { source, reading } = readFixture('web-i18next', tag);
  const project = projectOf(reading.groups, tag);

  it.each(MARKS)('shows every changed form for the numbers that it was for: marked %s', async (_, mark) => {
    const before = await asI18next(source, tag);
    const after = await asI18next(textOf(reading, marked(project, mark)), tag);
    for (const key of keys) expect(shownBy(after, key)).toEqual(shownBy(before, key).map(mark));
  });

  it('shows the same from a file of our own', async () => {
    const before = await asI18next(source, tag);
    const own = textOf(reading, project, { profiles: new Map(), jsonFlavour: 'i18next', platform: 'web' });
    const after = await asI18next(merged(own), tag);
    for (const key of keys) expect(shownBy(after, keyName(key))).toEqual(shownBy(before, key));
  });

  it('and formatjs show the same from a file of messages', async () => {
    const before = await asI18next(source, tag);
    const own = textOf(reading, project, { jsonFlavour: 'icu' });
    const after = asFormatjs(merged(own).replaceAll('{{count}}', '#'), tag);
    for (const key of keys) {
      const shown = shownBy(before, key).map((text, at) => text.replaceAll(String(NUMBERS[at]), '#'));
      expect(
        NUMBERS.map((number) => after(keyName(key), number).replaceAll(formatted(number, tag), '#')),
      ).toEqual(shown);
    }
  });
});

describe.each(ICU)('formatjs, in %s', (tag, keys) => {
  const { source, reading } = readFixture('web-icu', tag);
  const project = projectOf(reading.groups, tag);

  it.each(MARKS)('shows every changed form for the numbers that it was for: marked %s', (_, mark) => {
    const before = asFormatjs(source, tag);
    const after = asFormatjs(textOf(reading, marked(project, mark)), tag);
    for (const key of keys) expect(shownBy(after, key)).toEqual(shownBy(before, key).map(mark));
  });

  it('shows the same from a file of our own', () => {
    const before = asFormatjs(source, tag);
    const own = textOf(reading, project, { profiles: new Map(), jsonFlavour: 'icu', platform: 'web' });
    const after = asFormatjs(merged(own), tag);
    for (const key of keys) expect(shownBy(after, keyName(key))).toEqual(shownBy(before, key));
  });
});

/** A file without its groups. */
const merged = (source: string): string =>
  JSON.stringify(Object.assign({}, ...Object.values(JSON.parse(source) as Record<string, object>)));

const formatted = (number: number, tag: string): string => new Intl.NumberFormat(tag).format(number);
