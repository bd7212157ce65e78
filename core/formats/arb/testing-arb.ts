import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';

/** Much of everything that the reader looks at, or what never ends. */
export const ARB: readonly Body[] = [
  ['members', (size) => `{${times(size, (at) => `"k${at}":"x",`)}"a":"x"}`],
  ['members of one name', (size) => `{${'"a":"x",'.repeat(size)}"a":"x"}`],
  [
    'keys with descriptions',
    (size) => `{${times(size, (at) => `"k${at}":"x","@k${at}":{"description":"d"},`)}"a":"x"}`,
  ],
  [
    'descriptions before all keys',
    (size) =>
      `{${times(size, (at) => `"@k${at}":{"description":"d"},`)}${times(size, (at) => `"k${at}":"x",`)}"a":"x"}`,
  ],
  [
    'attributes of one key',
    (size) => `{"a":"x","@a":{${times(size, (at) => `"x${at}":{"y":1},`)}"description":"d"}}`,
  ],
  ['descriptions of one key', (size) => `{"a":"x","@a":{${'"description":"d",'.repeat(size)}"b":1}}`],
  ['a description of white space', (size) => `{"a":"x","@a":{"description"${' \n'.repeat(size)}:"d"}}`],
  [
    'white space before a description',
    (size) => `{"a":"x","@a":{"b":1${' \n'.repeat(size)},"description":"d"}}`,
  ],
  ['a description of escapes', (size) => `{"a":"x","@a":{"description":"${'\\\\'.repeat(size)}"}}`],
  ['attributes within each other', (size) => `{"a":"x","@a":${'{"b":'.repeat(size)}1${'}'.repeat(size)}}`],
  ['groups', (size) => `{${times(size, (at) => `"k${at}":"x","@k${at}":{"x-group":"g${at}"},`)}"a":"x"}`],
  ['forms', (size) => `{"a":"{n, plural, ${times(size, (at) => `=${at}{x}`)}other{y}}"}`],
  ['variables', (size) => `{"a":"${'{n, plural, one {'.repeat(size)}"}`],
];

/** Pieces that are nearly files. */
export const ARB_FRAGMENTS: string[] = [
  '{',
  '}',
  '[',
  ']',
  ',',
  '"a":"b"',
  '"@a":{',
  '"description":"c"',
  '"x-group":"d"',
  '"@@locale":"en"',
  '"a":"{n, plural, other{x}}"',
  '{"a":"b","@a":{"description":"c"}}',
  '1',
  '\\',
];
