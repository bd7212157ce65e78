import { TestRepository } from './testing-repository.js';

const STRINGS = '{language}.lproj/Localizable.strings';
const DICT = '{language}.lproj/Localizable.stringsdict';
const dict = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
	<key>files</key>
	<dict>
		<key>NSStringLocalizedFormatKey</key>
		<string>%#@n@</string>
		<key>n</key>
		<dict>
			<key>NSStringFormatSpecTypeKey</key>
			<string>NSStringPluralRuleType</string>
			<key>NSStringFormatValueTypeKey</key>
			<string>d</string>
			<key>one</key>
			<string>%d ${text}</string>
			<key>other</key>
			<string>%d ${text}s</string>
		</dict>
	</dict>
</dict>
</plist>
`;

const REPOSITORY = new TestRepository({
  'en.lproj/Localizable.strings': { file: STRINGS, language: 'en', text: '"save" = "Save";\n' },
  'en.lproj/Localizable.stringsdict': { file: DICT, language: 'en', text: dict('file') },
});

it('writes what the format of a file cannot hold to a path that no other file has', () => {
  const details = REPOSITORY.project.details();
  const [language] = details.languages;
  const values = (['one', 'other'] as const).map((form) => ({
    name: `%d ${form}`,
    quantityString: form,
    status: 'modified' as const,
    languageId: language?.id ?? 0,
  }));
  const plural = { name: 'people', isPlural: true, values };
  const groups = details.groups.map((group) =>
    group.file === STRINGS ? { ...group, keys: [...group.keys, plural] } : group,
  );
  const written = REPOSITORY.documents({}, { ...details, groups });
  const paths = written.map(({ path }) => path);
  expect(paths).toEqual([
    'en.lproj/Localizable.strings',
    'en.lproj/Localizable-2.stringsdict',
    'en.lproj/Localizable.stringsdict',
  ]);
});
