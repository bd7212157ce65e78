import type { PluralMode } from '../../domain/plural-rules.js';
import { FIXTURES } from '../../../test/support/format-fixtures.js';
import type { Fixture } from '../../../test/support/format-fixtures.js';
import { readFiles } from '../index.js';
import type { FileProfile } from '../index.js';
import { fileBytes } from './file-bytes.js';
import { untouchedFile } from './untouched-file.js';

const MODES: readonly PluralMode[] = ['strict', 'cldr'];

/** The profile of a file as it is stored; undefined if it cannot be read. */
function profileOf(
  { name, bytes, tag }: Fixture,
  pluralMode: PluralMode,
  keepsSource = true,
): FileProfile | undefined {
  const { profile } = readFiles([{ name, bytes }], { keep: true, keepsSource, pluralMode, tag });
  return (JSON.parse(JSON.stringify(profile)) as typeof profile).files[0];
}

const READ = MODES.flatMap((mode) =>
  FIXTURES.flatMap((file) => {
    const profile = profileOf(file, mode);
    return profile ? [[file.title, mode, file, profile] as const] : [];
  }),
);

describe('a file as it was imported', () => {
  it.each(READ)('is written from its profile alone: %s, %s', (_title, _mode, { bytes }, profile) => {
    const file = untouchedFile(profile);
    expect(file && fileBytes(file)).toEqual(bytes);
  });

  it('is not told by a profile that leaves out the source of usual texts', () => {
    const file = { title: '', name: 'en.json', tag: 'en', bytes: new TextEncoder().encode('{"a":"b"}') };
    const profile = profileOf(file, 'cldr', false);
    expect(profile && untouchedFile(profile)).toBeNull();
  });
});
