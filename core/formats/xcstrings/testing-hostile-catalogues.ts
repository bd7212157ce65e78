import type { Body } from '../testing-bodies.js';

const STRING_UNIT = '{"stringUnit":{"state":"translated","value":"x"}}';
const string = (name: string, localizations: string): string =>
  `"${name}":{"localizations":{${localizations}}}`;
const listed = (size: number, piece: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => piece(index)).join(',');

/** Much of everything that the reader looks at, or what never ends. */
export const XCSTRINGS: readonly Body[] = [
  ['strings', (size) => listed(size, (at) => string(`k${at}`, `"fr":${STRING_UNIT}`))],
  ['strings out of order', (size) => listed(size, (at) => string(`k${size - at}`, `"fr":${STRING_UNIT}`))],
  ['strings without localizations', (size) => listed(size, (at) => `"k${at}":{}`)],
  ['strings of one name', (size) => listed(size, () => string('a', `"fr":${STRING_UNIT}`))],
  ['strings that stay as they are', (size) => listed(size, (at) => `"k${at}":{"shouldTranslate":false}`)],
  ['comments', (size) => listed(size, (at) => `"k${at}":{"comment":"c"}`)],
  ['a comment of backslashes', (size) => `"a":{"comment":"${'\\\\'.repeat(size)}"}`],
  [
    'languages',
    (size) =>
      string(
        'a',
        listed(size, (at) => `"l${at}":${STRING_UNIT}`),
      ),
  ],
  [
    'a language many times',
    (size) =>
      string(
        'a',
        listed(size, () => `"fr":${STRING_UNIT}`),
      ),
  ],
  [
    'devices',
    (size) =>
      string('a', `"fr":{"variations":{"device":{${listed(size, (at) => `"d${at}":${STRING_UNIT}`)}}}}`),
  ],
  [
    'devices of strings of one name',
    (size) => listed(size, () => string('a', `"fr":{"variations":{"device":{"mac":${STRING_UNIT}}}}`)),
  ],
  [
    'forms',
    (size) =>
      string('a', `"fr":{"variations":{"plural":{${listed(size, (at) => `"f${at}":${STRING_UNIT}`)}}}}`),
  ],
  [
    'variables',
    (size) => string('a', `"fr":{"substitutions":{${listed(size, (at) => `"v${at}":${STRING_UNIT}`)}}}`),
  ],
  ['items of a set', (size) => string('a', `"fr":{"stringSet":{"values":[${listed(size, () => '"x"')}]}}`)],
  [
    'variations within each other',
    (size) => string('a', `"fr":${'{"variations":{"device":{"mac":'.repeat(size)}{}${'}}}'.repeat(size)}`),
  ],
  ['objects within each other', (size) => `"a":${'{"a":'.repeat(size)}1${'}'.repeat(size)}`],
  ['white space', (size) => `${' \n'.repeat(size)}"a":{}${' '.repeat(size)}`],
];
