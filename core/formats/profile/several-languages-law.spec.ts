import type { PluralMode } from '../../domain/plural-rules.js';
import { fileBytes } from '../export/file-bytes.js';
import { platformOf, readFiles } from '../index.js';
import type { KeptReading } from '../index.js';
import { FIXTURES } from '../../../test/support/format-fixtures.js';
import type { Fixture } from '../../../test/support/format-fixtures.js';
import { ImportedProject } from './testing-imports.js';

const MODES: readonly PluralMode[] = ['strict', 'cldr'];

interface Read {
  fixture: Fixture;
  keys: ReadonlySet<string>;
  languages: readonly string[];
}

const readIn = (pluralMode: PluralMode): Read[] =>
  FIXTURES.flatMap((fixture) => {
    const { name, bytes, tag } = fixture;
    const reading = readFiles([{ name, bytes }], { keep: true, pluralMode, tag });
    if (reading.error) return [];
    const languages = reading.languages.map(({ code, tag: own }) => own ?? code);
    return [{ fixture, keys: keysOf(reading), languages }];
  });

const keysOf = ({ groups, languages }: KeptReading): Set<string> =>
  new Set(
    [{ groups }, ...languages].flatMap((one) =>
      one.groups.flatMap(({ name, keys }) => keys.map((key) => `${name}\0${key.name}`)),
    ),
  );

/** Two files of a platform that share a key and no language. */
const arePair = (one: Read, other: Read): boolean =>
  one !== other &&
  platformOf(one.fixture.name) === platformOf(other.fixture.name) &&
  [...one.keys].some((key) => other.keys.has(key)) &&
  (one.languages.length === 0 ||
    other.languages.length === 0 ||
    one.languages.every((language) => !other.languages.includes(language)));

const pairsIn = (mode: PluralMode): [title: string, Fixture, Fixture][] => {
  const read = readIn(mode);
  return read.flatMap((one) =>
    read
      .filter((other) => arePair(one, other))
      .map((other): [string, Fixture, Fixture] => [
        `${one.fixture.title} and ${other.fixture.title}`,
        one.fixture,
        other.fixture,
      ]),
  );
};

const bytesOf = (files: readonly { bytes: Uint8Array }[]): string[] =>
  files.map(({ bytes }) => Buffer.from(bytes).toString('latin1')).sort();

describe.each(MODES)('files of two languages in one project, in %s mode', (mode) => {
  const pairs = pairsIn(mode);

  it('are many', () => {
    expect(pairs.length).toBeGreaterThan(100);
  });

  it.each(pairs)('%s come back to the byte', (_, base, other) => {
    const project = new ImportedProject(mode);
    project.add(base.tag, [base]);
    project.add(other.tag === base.tag ? `${other.tag}-ZZ` : other.tag, [other]);
    const written = project.files(platformOf(base.name) ?? 'web').map((file) => ({ bytes: fileBytes(file) }));
    expect(bytesOf(written)).toEqual(bytesOf([base, other]));
  });
});
