import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';

/** Elements deeper than the reader goes are refused: half of that stays readable. */
const DEPTH = 5_000;

const unit = (attributes: string, content = '<source>x</source><target>y</target>'): string =>
  `<trans-unit ${attributes}>${content}</trans-unit>\n`;

/** Much of everything that the reader looks at, or what never ends: inside of a `<body>`. */
export const XLIFF: readonly Body[] = [
  ['units', (size) => times(size, (at) => unit(`id="k${at}"`))],
  ['units of one name', (size) => unit('id="a"').repeat(size)],
  [
    'units of one name in many groups',
    (size) => times(size, (at) => `<group resname="g${at}">${unit('id="a"')}</group>`),
  ],
  [
    'units of one name in many files',
    (size) =>
      `</body></file>${`<file source-language="en"><body>${unit('id="a"')}</body></file>`.repeat(size)}<file source-language="en"><body>`,
  ],
  ['units without a source', (size) => unit('id="a"', '').repeat(size)],
  ['units without a target', (size) => times(size, (at) => unit(`id="k${at}"`, '<source>x</source>'))],
  ['units that are not to be translated', (size) => unit('id="a" translate="no"').repeat(size)],
  [
    'forms',
    (size) => times(size, (at) => unit(`id="k${at}|==|plural.other"`) + unit(`id="k${at}|==|plural.one"`)),
  ],
  ['forms of one plural', (size) => unit('id="a|==|plural.other"').repeat(size)],
  ['variations of variations', (size) => unit(`id="a${'|==|device.mac'.repeat(size)}"`)],
  [
    'variables of one entry',
    (size) => times(size, (at) => unit(`id="/a:dict/v${at}:dict/other:dict/:string"`)),
  ],
  ['a name of directories', (size) => unit(`id="/${':dict/a'.repeat(size)}:dict/:string"`)],
  [
    'states',
    (size) =>
      times(size, (at) =>
        unit(`id="k${at}" approved="yes"`, '<source>x</source><target state="final">y</target>'),
      ),
  ],
  ['notes of one unit', (size) => unit('id="a"', `<source>x</source>${'<note>x</note>'.repeat(size)}`)],
  ['sources of one unit', (size) => unit('id="a"', '<source>x</source>'.repeat(size))],
  [
    'groups within each other',
    (size) => '<group resname="a">'.repeat(Math.min(size, DEPTH)) + '</group>'.repeat(Math.min(size, DEPTH)),
  ],
  ['inline elements', (size) => unit('id="a"', `<source>${'<x id="1"/>y'.repeat(size)}</source>`)],
  [
    'inline elements within each other',
    (size) =>
      unit(
        'id="a"',
        `<source>${'<g id="1">'.repeat(Math.min(size, DEPTH))}${'</g>'.repeat(Math.min(size, DEPTH))}</source>`,
      ),
  ],
  [
    'a tag that is text and never ends',
    (size) => unit('id="a"', `<source>${'&lt;g id="1" '.repeat(size)}</source>`),
  ],
  ['a tag of white space', (size) => unit('id="a"', `<source>&lt;x${' '.repeat(size)}</source>`)],
  ['a tag of attributes', (size) => unit('id="a"', `<source>&lt;x${' a="b"'.repeat(size)}</source>`)],
  [
    'sections and comments in a text',
    (size) => unit('id="a"', `<source>${'<![CDATA[x]]><!-- y -->'.repeat(size)}</source>`),
  ],
  [
    'white space before a target',
    (size) => unit('id="a"', `<source>x</source>${' \n'.repeat(size)}<target>y</target>`),
  ],
  [
    'files of other languages',
    (size) => `</body></file>${'<file source-language="fr"/>'.repeat(size)}<file source-language="en"><body>`,
  ],
];

export const XLIFF_BEGINNING =
  '<xliff version="1.2"><file source-language="en" target-language="fr"><body>\n';
export const XLIFF_END = '</body></file></xliff>';

/** Pieces that are nearly files. */
export const XLIFF_FRAGMENTS: string[] = [
  XLIFF_BEGINNING,
  XLIFF_END,
  '<xliff version="2.0" srcLang="en" trgLang="pl"><file id="f">',
  '</file></xliff>',
  '<trans-unit id="a">',
  '<trans-unit id="a|==|plural.one" approved="yes">',
  '</trans-unit>',
  '<unit id="a"><segment state="initial">',
  '</segment></unit>',
  '<source>b</source>',
  '<source/>',
  '<target state="new">c</target>',
  '<target/>',
  '<note>d</note>',
  '<group resname="g">',
  '</group>',
  '<x id="1"/>',
  '<![CDATA[e]]>',
  '&lt;g id="1"&gt;',
];
