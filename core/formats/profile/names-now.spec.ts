import type { FileProfile, ImportProfile } from '../model/profile-types.js';
import { placedKeys, withNamesNow } from './names-now.js';

const FILE = 'values{-language}/strings.xml';

const profileOf = (file: Partial<FileProfile>): ImportProfile => ({
  version: 1,
  files: [
    {
      format: 'android',
      name: 'strings.xml',
      document: { path: 'values/strings.xml', file: FILE },
      encoding: 'utf-8',
      hasBom: false,
      style: { newline: '\n', lead: null },
      keys: [
        ['home', 'title'],
        ['home', 'text', 'home_text'],
      ],
      keyIds: [1, 2],
      parts: [],
      ...file,
    },
  ],
});

const project = (...groups: [file: string | null, group: string, keys: Record<string, number>][]) =>
  placedKeys(
    groups.map(([file, name, keys]) => ({
      file,
      name,
      keys: Object.entries(keys).map(([key, id]) => ({ id, name: key })),
    })),
  );

const namesIn = (profile: ImportProfile, keys: ReturnType<typeof project>) =>
  withNamesNow(profile, keys).files.map(({ keys: own, now }) => ({ keys: own, now }))[0];

describe('the names that keys of a profile have by now', () => {
  const { keys } = profileOf({}).files[0] ?? {};

  it('are those of the project, by their ids', () =>
    expect(namesIn(profileOf({}), project([FILE, 'home', { heading: 1, text: 2 }]))).toEqual({
      keys,
      now: [[0, 'home', 'heading']],
    }));

  it('replace those of an earlier answer', () => {
    const read = profileOf({ now: [[0, 'home', 'heading']] });
    expect(namesIn(read, project([FILE, 'home', { title: 1, text: 2 }]))).toEqual({ keys });
  });

  it('are not told of keys that were deleted, moved to another file or never imported', () => {
    const profile = profileOf({ keyIds: [0, 2] });
    for (const now of [
      project(),
      project([null, 'home', { other: 2 }]),
      project(['b.xml', 'home', { other: 2 }]),
    ])
      expect(namesIn(profile, now)).toEqual({ keys });
  });

  it('say the group of a key that has moved, where all groups share one namespace', () => {
    const moved = project([FILE, 'start', { text: 2 }], [FILE, 'home', { title: 1 }]);
    expect(namesIn(profileOf({}), moved)).toEqual({
      keys: [
        ['home', 'title'],
        ['start', 'text', 'home_text'],
      ],
    });
    expect(namesIn(profileOf({ format: 'json' }), moved)).toEqual({ keys });
  });

  it('are those of the answer where the ids are not known', () => {
    const { keyIds: _, ...file } = profileOf({ now: [[0, 'home', 'heading']] }).files[0] as FileProfile;
    const profile: ImportProfile = { version: 1, files: [file] };
    expect(withNamesNow(profile, project([FILE, 'home', { other: 1 }]))).toEqual(profile);
  });

  it('are those of a file that came alone, too', () => {
    const { document: _, ...file } = profileOf({}).files[0] as FileProfile;
    const alone: ImportProfile = { version: 1, files: [file] };
    expect(namesIn(alone, project([null, 'home', { heading: 1, text: 2 }]))?.now).toEqual([
      [0, 'home', 'heading'],
    ]);
  });
});
