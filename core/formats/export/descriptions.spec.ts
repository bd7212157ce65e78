import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { keepText } from '../profile/testing-profile.js';
import type { Platform } from '../naming/platforms.js';

/** A project with one singular and one plural key that have the description. */
const projectWith = (description: string): ExportProject => ({
  languages: [{ id: 1, name: 'English', tag: 'en' }],
  groups: [
    {
      name: 'login',
      keys: [
        {
          name: 'title',
          isPlural: false,
          description,
          values: [{ name: 'Log in', quantityString: null, languageId: 1, status: 'modified' }],
        },
        {
          name: 'items',
          isPlural: true,
          description,
          values: (['zero', 'one', 'other'] as const).map((form) => ({
            name: form,
            quantityString: form,
            languageId: 1,
            status: 'modified',
          })),
        },
      ],
    },
  ],
});

const filesOf = (platform: Platform, description: string) =>
  writeProject(projectWith(description), {
    platform,
    languageIds: [1],
    prefix: true,
    validatedOnly: false,
  });

/** Group, name and description of all keys in the files. */
const keysIn = (platform: Platform, description: string): string[] =>
  filesOf(platform, description).flatMap(({ path, text }) =>
    keepText(path, text).groups.flatMap(({ name, keys }) =>
      keys.map((key) => `${name}.${key.name}: ${key.description ?? ''}`),
    ),
  );

describe.each(['android', 'ios'] as const)('descriptions in new files of %s', (platform) => {
  it.each(['What the button says', 'Two\nlines', 'Title', 'A < B & "C" > D', '日本語 ’'])(
    'are comments, and come back: %j',
    (description) => {
      expect(keysIn(platform, description)).toEqual([
        `login.title: ${description}`,
        `login.items: ${description}`,
      ]);
    },
  );

  it.each(['a --> <string name="x">y</string> <!-- b', 'a */ "x" = "y"; /* b', '--', '-', '*/', '/*', '>'])(
    'do not end their comments: %j',
    (description) => {
      expect(keysIn(platform, description).map((key) => key.split(':')[0])).toEqual([
        'login.title',
        'login.items',
      ]);
    },
  );

  it('are left out where they would open a group', () => {
    expect(keysIn(platform, 'MARK: - other')).toEqual(['login.title: ', 'login.items: ']);
  });
});

it('stand above their entries', () => {
  expect(filesOf('android', 'About it')[0]?.text).toContain(
    '    <!-- About it -->\n    <string name="login_title">Log in</string>\n    <!-- About it -->\n    <plurals name="login_items">\n',
  );
  const [strings, stringsdict] = filesOf('ios', 'About it');
  expect(strings?.text).toBe('// MARK: - login\n/* About it */\n"login_title" = "Log in";\n');
  expect(stringsdict?.text).toContain('\n\t<!-- About it -->\n\t<key>login_items</key>\n');
});
