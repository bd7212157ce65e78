import { readFileSync } from 'node:fs';

import { after, changed } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';
import { textsOf } from './testing-po.js';

const TEMPLATE = new URL('../profile/fixtures/po-template/messages.pot', import.meta.url);
const POT = { name: 'messages.pot', text: readFileSync(TEMPLATE, 'utf8'), tag: 'en' };
const read = ({ name, text, tag }: typeof POT) => keepText(name, text, tag);

describe('a template', () => {
  it('has the texts of its names if it is a template, and else none', () => {
    expect(textsOf(read(POT).groups)).toEqual([
      ['common', [['Settings', '=Settings']]],
      ['list', [['%(n)d item', 'one=%(n)d item', 'other=%(n)d items']]],
    ]);
    const fresh = POT.text.replace('CHARSET', 'UTF-8').replace('Language: ', 'Language: fr');
    expect(textsOf(read({ ...POT, text: fresh, tag: 'fr' }).groups)[0]?.[1]).toEqual([['Settings', '=']]);
  });

  it('has the texts of its names also beside others, if it is English and these are sentences', () => {
    const text =
      'msgid "Sign in"\nmsgstr "Log in"\n\nmsgid "Sign out"\nmsgstr ""\n\nmsgid "Home"\nmsgstr ""\n';
    const found = (tag: string, source = text) => textsOf(read({ name: 'a.po', text: source, tag }).groups);
    expect(found('en-GB')[0]?.[1]).toEqual([
      ['Sign in', '=Log in'],
      ['Sign out', '=Sign out'],
      ['Home', '=Home'],
    ]);
    expect(found('fr')[0]?.[1]?.[1]).toEqual(['Sign out', '=']);
    expect(found('en', text.replaceAll('Sign ', 'sign_'))[0]?.[1]?.[1]).toEqual(['sign_out', '=']);
    expect(after({ name: 'a.po', text, tag: 'en' }, changed('Sign out', 'Log out'))).toBe(
      text.replace('out"\nmsgstr ""', 'out"\nmsgstr "Log out"'),
    );
    const fuzzy = `#, fuzzy\n${text}`;
    expect(after({ name: 'a.po', text: fuzzy, tag: 'en' }, changed('Sign in', 'Enter'))).toBe(
      text.replace('Log in', 'Enter'),
    );
  });

  it('keeps the template where nothing has changed, and has the text that has', () => {
    expect(after(POT, (groups) => groups)).toBe(POT.text);
    expect(after(POT, changed('Settings', 'Options', 'Of the window'))).toBe(
      POT.text.replace('"Settings"\nmsgstr ""', '"Settings"\nmsgstr "Options"'),
    );
  });
});
