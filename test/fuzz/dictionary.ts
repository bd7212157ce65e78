/** Texts that have hurt somebody before: parsers, databases, shells, templates, layouts. */
export const HOSTILE_TEXTS = [
  ...['', ' ', '\t', '\r\n', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\ufeff', '\u2028', '\u202e\u2066'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'undefined', 'null', 'NaN', 'true'],
  ...[
    ']]>',
    '-->',
    '*/',
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    '<script>alert(1)</script>',
    '&#0;',
    '\\',
    '\\u',
    '\\x',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE project; --',
    '$$; SELECT pg_sleep(9); $$',
    '%',
    '_',
    '%00',
    '%s%n%x',
    '{0}',
  ],
  ...[
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '..%2f',
    'file:///etc/passwd',
    '$(id)',
    '`id`',
    '| cat',
    '\u0085',
  ],
  ...[
    '1e3',
    '01',
    '-1',
    '0',
    '1.5',
    '0x10',
    '9007199254740993',
    '99999999999999999999',
    '1,2',
    ',',
    'a,,b',
    '1;2',
  ],
  ...[
    '2038-01-19T03:14:08Z',
    '0000-00-00',
    '2026-02-30T25:61:61Z',
    'a@b',
    'a@b.c',
    '"a b"@example.com',
    'é@exämple.com',
  ],
  ...['\u{1f469}\u200d\u{1f680}', 'e\u0301', 'İ', 'ß', 'ﬃ', '\u0130\u0307', 'Z\u0351\u036b\u0343'],
  ...['x'.repeat(256), 'x'.repeat(801), 'é'.repeat(20_001), '\u{1f469}'.repeat(10_001), 'x'.repeat(120_000)],
];

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] });

/** Values of every kind but the one that was asked for. */
export const HOSTILE_VALUES: unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324],
  ...[[], [[]], [null], {}, { length: -1 }, { toString: 1 }, { $ne: null }, nested(4), nested(12)],
  ...[Array.from({ length: 5_001 }, () => null), Array.from({ length: 201 }, (_, index) => index + 1)],
  ...HOSTILE_TEXTS,
];

/** What is no JSON, or JSON that no parser likes. */
export const HOSTILE_BODIES = [
  ...['', ' ', '{', '}', '[', '{"name":', '{"name":"a"', 'null', '"text"', '1', 'true', '[[]]', 'undefined'],
  ...['{"name":"a","name":{}}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"x":1}}}'],
  ...['{"name":"\\ud800"}', '{"name":"\\u0000"}', '\ufeff{"name":"a"}', '{"a":1e999}', '{"groupId":1e3}'],
  ...[`${'['.repeat(20_000)}${']'.repeat(20_000)}`, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ...[`{"name":"${'x'.repeat(110_000)}"}`, `[${'{},'.repeat(6_000)}{}]`],
];

/** What callers are not to say: set beside the fields of a body. */
export const FOREIGN_FIELDS: Record<string, unknown> = {
  ...{
    id: 1,
    projectId: 1,
    userId: 1,
    ownerId: 1,
    uid: 'x',
    role: 'owner',
    status: 'validated',
    version: 99,
  },
  ...{ createdAt: '2000-01-01T00:00:00Z', pending: false, sourceRestricted: false, emailVerified: true },
};

export const HOSTILE_HEADERS = [
  '',
  '*',
  '"',
  '""',
  '"-1"',
  '"99999999999"',
  'W/"1"',
  '1, 2',
  '"x',
  '1e3',
  'null',
  '\u00ff',
];
