import type { ExportKey, ExportProject, WriteOptions } from '../model/export-types.js';
import type { KeptReading } from '../model/kept-reading.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { outline } from '../testing.js';

const EXTENSION = `{
  "appName": { "message": "Tab Gardener", "description": "Of the store" },
  "closed": {
    "message": "Closed $COUNT$ | done",
    "placeholders": { "count": { "content": "$1", "example": "3" } }
  }
}
`;

const FORMATJS = `{
  "cart.count": {
    "defaultMessage": "{n, plural, one {# item} other {# items}}",
    "description": "In the title"
  },
  "cart.empty": {
    "defaultMessage": "Empty",
    "description": { "screen": "cart" },
    "file": "src/Cart.tsx"
  }
}
`;

const STRUCTURED =
  '{"title":{"string":"Shop","developer_comment":"Of the home page"},"checkout":{"pay":{"string":"Pay","character_limit":9}}}';

const read = (text: string, name = 'messages.json'): KeptReading => keepText(name, text);

type Change = (key: ExportKey) => Partial<ExportKey> | null;

/** What is written with other keys in the place of those of the file; null: none. */
const written = (reading: KeptReading, change: Change, options: Partial<WriteOptions> = {}) => {
  const project = projectOf(reading.groups);
  const groups = project.groups.map(({ name, keys }) => ({
    name,
    keys: keys.flatMap((key) => {
      const changed = change(key);
      return changed ? [{ ...key, ...changed }] : [];
    }),
  }));
  return writeAgain(reading, { ...project, groups }, options)[0] ?? { path: '', text: '' };
};

const withText =
  (name: string, text: string): Change =>
  (key) =>
    key.name === name ? { values: key.values.map((value) => ({ ...value, name: text })) } : {};

const withNewKeys = (
  reading: KeptReading,
  group: string,
  keys: readonly ExportKey[],
  options: Partial<WriteOptions> = {},
) => {
  const project: ExportProject = projectOf(reading.groups);
  const own = project.groups.find(({ name }) => name === group) ?? { name: group, keys: [] };
  const others = project.groups.filter(({ name }) => name !== group);
  const groups = [...others, { ...own, keys: [...own.keys, ...keys] }];
  return writeAgain(reading, { ...project, groups }, options)[0]?.text ?? '';
};

const newKey = (name: string, text: string, description = ''): ExportKey => ({
  name,
  isPlural: false,
  description,
  values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' }],
});

const newPlural: ExportKey = {
  name: 'tabs',
  isPlural: true,
  values: [
    { name: '# tab', quantityString: 'one', languageId: 1, status: 'modified' },
    { name: '# tabs', quantityString: 'other', languageId: 1, status: 'modified' },
  ],
};

const keysOf = ({ groups }: KeptReading) =>
  groups.flatMap(({ keys }) => keys.map(({ name, description }) => [name, description]));

describe('JSON with descriptions that is read', () => {
  it('is one key for each message of a browser extension, and no plural for its pipes', () => {
    const reading = read(EXTENSION);
    expect(outline(reading.groups as never)).toEqual([
      [
        'common',
        [
          ['appName', 'Tab Gardener'],
          ['closed', 'Closed $COUNT$ | done'],
        ],
      ],
    ]);
    expect(keysOf(reading)).toEqual([
      ['appName', 'Of the store'],
      ['closed', undefined],
    ]);
    expect(reading.warnings.map(({ reason }) => reason)).toEqual(['imports.key_not_snake_case']);
    expect(reading.carried).toEqual([{ file: 'messages.json', what: 'placeholders', line: 5, count: 1 }]);
  });

  it('has the plurals of its ICU messages', () => {
    const reading = read(FORMATJS, 'en.json');
    expect(outline(reading.groups as never)).toEqual([
      [
        'common',
        [
          ['cart.count', ['# item', '# items']],
          ['cart.empty', 'Empty'],
        ],
      ],
    ]);
    expect(reading.carried.map(({ what }) => what)).toEqual(['description', 'file']);
  });

  it('may have groups where its kind has', () => {
    const reading = read(STRUCTURED);
    expect(outline(reading.groups as never)).toEqual([
      ['common', [['title', 'Shop']]],
      ['checkout', [['pay', 'Pay']]],
    ]);
    expect(reading.carried.map(({ what }) => what)).toEqual(['character_limit']);
  });

  it.each([
    ['a text beside a message', '{"title":"x","error":{"message":"y"}}', ['title', 'message']],
    ['other texts of a message', '{"error":{"message":"y","title":"x"}}', ['message', 'title']],
    ['messages in groups', '{"errors":{"http":{"message":"y"}}}', ['http_message']],
    ['a message that stands twice', '{"error":{"message":"y","message":"x"}}', ['message']],
    ['no text of the name', '{"error":{"message":{"a":"x"}}}', ['message_a']],
    ['a name of a type', '{"types":{"string":"Text","number":"Number"}}', ['string', 'number']],
  ])('is ordinary JSON with %s', (_, text, names) => {
    expect(keysOf(read(text)).map(([name]) => name)).toEqual(names);
  });

  it('reads what else stands in a file of messages as ordinary JSON', () => {
    const messages = Array.from({ length: 50 }, (_, at) => `"k${at}":{"message":"x"}`).join();
    const text = `{"$schema":"s",${messages},"odd":{"message":"y","title":"t"},"g":{"a":"z"},"n":1}`;
    const reading = read(text);
    expect(keysOf(reading).map(([name]) => name)).toEqual([
      '$schema',
      ...Array.from({ length: 50 }, (_, at) => `k${at}`),
      'odd',
      'a',
    ]);
    expect(reading.carried.map(({ what }) => what)).toEqual(['title', 'number']);
    expect(written(reading, () => ({})).text).toBe(text);
  });
});

describe('JSON with descriptions that comes back', () => {
  it.each([EXTENSION, FORMATJS, STRUCTURED, STRUCTURED.replaceAll(':', ' : ')])('is the same: %s', (text) => {
    expect(written(read(text), () => ({})).text).toBe(text);
  });

  it('differs in the line of the text that has changed', () => {
    const { text } = written(read(EXTENSION), withText('closed', 'Closed "$COUNT$"'));
    expect(text).toBe(EXTENSION.replace('Closed $COUNT$ | done', 'Closed \\"$COUNT$\\"'));
  });

  it('differs in the description that has changed, and loses one that is emptied', () => {
    const described =
      (description: string): Change =>
      ({ name }) =>
        name === 'appName' ? { description } : {};
    const reading = read(EXTENSION);
    expect(written(reading, described('In "stores"')).text).toBe(
      EXTENSION.replace('Of the store', 'In \\"stores\\"'),
    );
    expect(written(reading, described('')).text).toBe(
      EXTENSION.replace(', "description": "Of the store"', ''),
    );
    const first = '{"a":{"description":"d","message":"x"}}';
    const { text } = written(read(first), () => ({ description: '' }));
    expect(text).toBe('{"a":{"message":"x"}}');
  });

  it('loses with a key all of its object', () => {
    const { text } = written(read(EXTENSION), ({ name }) => (name === 'closed' ? null : {}));
    expect(text).toBe('{\n  "appName": { "message": "Tab Gardener", "description": "Of the store" }\n}\n');
    const pay = written(read(STRUCTURED), ({ name }) => (name === 'pay' ? null : {}));
    expect(pay.text).toBe('{"title":{"string":"Shop","developer_comment":"Of the home page"}}');
  });

  it('gets new keys in the form of its last message', () => {
    const inCommon = (text: string) =>
      withNewKeys(read(text), 'common', [newKey('undo', 'Undo', 'A button')]);
    expect(inCommon(EXTENSION)).toBe(
      EXTENSION.replace(
        /\n\}\n$/,
        ',\n  "undo": {\n    "message": "Undo",\n    "description": "A button"\n  }\n}\n',
      ),
    );
    const inline = EXTENSION.replace(/,\n {2}"closed"[^]*/, '\n}\n');
    expect(inCommon(inline)).toBe(
      inline.replace(/\n\}\n$/, ',\n  "undo": { "message": "Undo", "description": "A button" }\n}\n'),
    );
    expect(inCommon('{"a":{"message":"x"}}')).toBe('{"a":{"message":"x"},"undo":{"message":"Undo"}}');
  });

  it('gets keys of new groups under joined names, or in groups where it has some', () => {
    const writtenIn = (text: string) => withNewKeys(read(text), 'login', [newKey('title', 'Sign in')]);
    expect(writtenIn(EXTENSION)).toContain('"login_title": {\n    "message": "Sign in"');
    expect(writtenIn(FORMATJS)).toContain('"login.title": {\n    "defaultMessage": "Sign in"');
    expect(writtenIn(STRUCTURED)).toContain('"login":{"title":{"string":"Sign in"}}');
  });

  it('gets new plurals as ICU messages, whatever the plurals of other files are', () => {
    const text = withNewKeys(read(FORMATJS), 'common', [newPlural], { jsonFlavour: 'i18next' });
    expect(text).toContain('"defaultMessage": "{n, plural, one {# tab} other {# tabs}}"');
    expect(text.startsWith(FORMATJS.slice(0, -3))).toBe(true);
  });

  it.each([
    ['messages.json', EXTENSION, 'pt-BR', '_locales/pt_BR/messages.json'],
    ['en.json', EXTENSION, 'pt-BR', 'pt-BR.json'],
    ['messages.json', FORMATJS, 'pt-BR', 'pt-BR/messages.json'],
  ])('called %s, is where its readers look for it', (name, text, tag, path) => {
    const reading = read(text, name);
    const { groups } = projectOf(reading.groups);
    const languages = [
      { id: 1, name: 'en', tag: 'en' },
      { id: 2, name: tag, tag },
    ];
    const translated = groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) => ({
        ...key,
        values: [...key.values, ...key.values.map((value) => ({ ...value, languageId: 2 }))],
      })),
    }));
    const files = writeAgain(reading, { languages, groups: translated }, { languageIds: [2] });
    expect(files.map((file) => file.path)).toEqual([path]);
    expect(files[0]?.text).toBe(text);
  });
});

describe('a list of keys', () => {
  const LIST = `[
  {
    "id": "home",
    "translation": "Home | {n, plural, other {x}}"
  },
  {
    "id": "files",
    "translation": { "one": "A file", "other": "{{.Count}} files" }
  }
]
`;

  it('is read by its ids, with plurals that are objects', () => {
    expect(outline(read(LIST, 'en.json').groups as never)).toEqual([
      [
        'common',
        [
          ['home', 'Home | {n, plural, other {x}}'],
          ['files', ['A file', '{{.Count}} files']],
        ],
      ],
    ]);
  });

  it('differs in the one form that has changed, and gets further forms', () => {
    const reading = keepText('pl.json', LIST, 'pl');
    const files: Change = ({ name, values }) => {
      if (name !== 'files') return {};
      const [one, other] = values;
      if (!one || !other) return {};
      return {
        values: [{ ...one, name: 'Jeden' }, { ...other, quantityString: 'few', name: 'Kilka' }, other],
      };
    };
    expect(written(reading, files).text).toBe(
      LIST.replace('"A file"', '"Jeden"').replace('files" }', 'files", "few": "Kilka" }'),
    );
  });

  it('gets new keys, and plurals with the forms of their language', () => {
    const text = withNewKeys(read(LIST, 'en.json'), 'login', [newKey('title', 'Sign in'), newPlural]);
    expect(JSON.parse(text)).toEqual([
      ...(JSON.parse(LIST) as object[]),
      { id: 'login_title', translation: 'Sign in' },
      { id: 'login_tabs', translation: { one: '# tab', other: '# tabs' } },
    ]);
    expect(text.startsWith(LIST.slice(0, -3))).toBe(true);
    expect(text).toContain('  },\n  {\n    "id": "login_title",\n    "translation": "Sign in"\n  },\n');
  });

  it.each([
    ['no ids', '[{"translation":"x"}]'],
    ['texts', '["x"]'],
    ['nothing', '[]'],
    ['forms that are none', '[{"id":"a","translation":{"one":"x","title":"y"}}]'],
  ])('is refused if it has %s', (_, text) => {
    expect(read(text, 'en.json').error?.reason).toBe('imports.json_expected_content');
  });
});
