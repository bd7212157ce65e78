import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';

/** Much of everything that the reader looks at, or what never ends. */
export const RESX: readonly Body[] = [
  ['data', (size) => times(size, (at) => `<data name="k${at}"><value>x</value></data>\n`)],
  ['data of one name', (size) => '<data name="a"><value>x</value></data>'.repeat(size)],
  [
    'data with comments',
    (size) => times(size, (at) => `<data name="k${at}"><value>x</value>\n<comment>c</comment></data>`),
  ],
  [
    'forms',
    (size) =>
      times(
        size,
        (at) =>
          `<data name="k${at}_one"><value>x</value></data><data name="k${at}_other"><value>y</value></data>`,
      ),
  ],
  ['values of one entry', (size) => `<data name="a">${'<value>x</value>'.repeat(size)}</data>`],
  [
    'comments of one entry',
    (size) => `<data name="a"><value>x</value>${'<comment>x</comment>'.repeat(size)}</data>`,
  ],
  [
    'white space before a comment',
    (size) => `<data name="a"><value>x</value>${' \n'.repeat(size)}<comment>x</comment></data>`,
  ],
  ['CDATA', (size) => `<data name="a"><value>${'<![CDATA[x]]>'.repeat(size)}</value></data>`],
  ['white space in a name', (size) => `<data name="a${'\r\n\t'.repeat(size)}b"><value>x</value></data>`],
  ['angle brackets in a name', (size) => `<data name="${'&gt;.'.repeat(size)}"><value>x</value></data>`],
  [
    'markers',
    (size) => times(size, (at) => `<!-- MARK: - g${at} --><data name="g${at}_a"><value>x</value></data>`),
  ],
  ['elements of other kinds', (size) => '<metadata name="a"/>'.repeat(size)],
];

/** Pieces that are nearly files. */
export const RESX_FRAGMENTS: string[] = [
  '<root>',
  '</root>',
  '<data name="a">',
  '<data name="a_other">',
  '</data>',
  '<value>b</value>',
  '<value/>',
  '<comment>c</comment>',
  '<![CDATA[d]]>',
  '<!-- MARK: - a -->',
  '<resheader name="a">',
  '</resheader>',
  '&gt;',
];
