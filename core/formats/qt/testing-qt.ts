import { compareForms, exampleNumbers, pluralForms } from '../../domain/plural-rules.js';
import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';
import { qtForms } from './numerus.js';

export const QT_BEGINNING = '<!DOCTYPE TS><TS version="2.1"><context><name>c</name>';
export const QT_END = '</context></TS>';

const message = (at: number, inside = ''): string =>
  `<message>${inside}<source>s${at}</source><translation>x</translation></message>\n`;

/** Much of everything that the reader looks at. */
export const QT: readonly Body[] = [
  ['messages', (size) => times(size, (at) => message(at))],
  ['messages of one name', (size) => message(0).repeat(size)],
  [
    'contexts',
    (size) => times(size, (at) => `${QT_END.slice(0, 10)}<context><name>c${at}</name>${message(at)}`),
  ],
  ['locations of one message', (size) => message(0, '<location filename="a" line="1"/>'.repeat(size))],
  [
    'forms of one message',
    (size) =>
      `<message numerus="yes"><source>s</source><translation>${'<numerusform>x</numerusform>'.repeat(size)}</translation></message>`,
  ],
  [
    'bytes of one text',
    (size) =>
      `<message><source>s</source><translation>${'<byte value="x1b"/>'.repeat(size)}</translation></message>`,
  ],
  [
    'white space before a type',
    (size) => `<message><source>s</source><translation${' \n'.repeat(size)}type="unfinished"/></message>`,
  ],
  ['messages without a translation', (size) => '<message><source>s</source></message>'.repeat(size)],
  [
    'messages that are gone',
    (size) => message(0).replace('<translation>', '<translation type="vanished">').repeat(size),
  ],
];

/** Pieces that are nearly files. */
export const QT_FRAGMENTS: string[] = [
  '<!DOCTYPE TS>',
  '<TS version="2.1" language="pl">',
  '</TS>',
  '<context>',
  '<name>c</name>',
  '</context>',
  '<message>',
  '<message numerus="yes">',
  '</message>',
  '<source>s</source>',
  '<comment>c</comment>',
  '<extracomment>e</extracomment>',
  '<translation>t</translation>',
  '<translation type="unfinished"/>',
  '<translation type="vanished">t</translation>',
  '<translation><numerusform>f</numerusform></translation>',
  '<byte value="x1b"/>',
  '&amp;',
];

const zeroIn = (tag: string, form: PluralForm): PluralForm =>
  form === 'zero' && exampleNumbers(tag, 'one').includes(0) ? 'one' : 'other';

/** The forms that a file of a language holds, and those of whose texts it has them. */
export function formsInQt(tag: string, mode: PluralMode): [form: PluralForm, inFile: PluralForm][] {
  const forms = qtForms(tag).filter((form) => pluralForms(tag).includes(form));
  const last = forms.at(-1) ?? 'other';
  if (mode === 'strict')
    return QUANTITIES.map((form) => [form, forms.includes(form) ? form : zeroIn(tag, form)]);
  const own = forms.map((form): [PluralForm, PluralForm] => [form, form]);
  if (!forms.includes('other')) own.push(['other', last]);
  return own.sort(([first], [second]) => compareForms(first, second));
}
