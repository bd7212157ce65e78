import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';

/** Much of everything that the reader of messages looks at, or what never ends. */
export const MESSAGES: readonly Body[] = [
  ['messages', (size) => `{${times(size, (at) => `"k${at}":{"message":"x"},`)}"a":{"message":"x"}}`],
  ['messages of one name', (size) => `{${'"a":{"message":"x"},'.repeat(size)}"a":{"message":"x"}}`],
  [
    'messages with descriptions',
    (size) => `{${'"a":{"message":"x","description":"d"},'.repeat(size)}"b":{"message":"x"}}`,
  ],
  [
    'members of one message',
    (size) => `{"a":{${times(size, (at) => `"x${at}":{"y":1},`)}"message":"x","description":"d"}}`,
  ],
  ['texts of one message', (size) => `{"a":{${'"message":"x",'.repeat(size)}"b":1}}`],
  ['a message within others', (size) => `${'{"a":'.repeat(size)}{"string":"x"}${'}'.repeat(size)}`],
  [
    'placeholders within each other',
    (size) => `{"a":{"message":"x","p":${'['.repeat(size)}${']'.repeat(size)}}}`,
  ],
  [
    'white space before a description',
    (size) => `{"a":{"message":"x"${' \n'.repeat(size)},"description"${' '.repeat(size)}:"d"}}`,
  ],
  [
    'items',
    (size) => `[${times(size, (at) => `{"id":"k${at}","translation":"x"},`)}{"id":"a","translation":"x"}]`,
  ],
  [
    'forms of items',
    (size) =>
      `[${'{"id":"a","translation":{"one":"x","other":"y"}},'.repeat(size)}{"id":"b","translation":"x"}]`,
  ],
  [
    'objects of forms',
    (size) => `{${times(size, (at) => `"k${at}":{"description":"d","one":"x","other":"y"},`)}"a":"x"}`,
  ],
  ['members of an object of forms', (size) => `{"a":{${'"one":"x",'.repeat(size)}"other":"y"}}`],
  ['a description of escapes', (size) => `{"a":{"message":"x","description":"${'\\\\'.repeat(size)}"}}`],
];

/** Pieces that are nearly files. */
export const MESSAGE_FRAGMENTS: string[] = [
  '{',
  '}',
  ',',
  '"a":',
  '{"a":{"message":"b","description":"c"}}',
  '{"message":"b"}',
  '"message":"b"',
  '{"string":"b","developer_comment":"c"}',
  '"defaultMessage":"{n, plural, other{x}}"',
  '"description":"c"',
  '"placeholders":{"x":{"content":"$1"}}',
  '[',
  ']',
  '{"id":"a","translation":{"one":"b","other":"c"}}',
  '"translation":"b"',
  '{"a":{"one":"b","other":"c","description":"d"}}',
  '"other":"c"',
  '1',
  '\\',
];
