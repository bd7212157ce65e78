import { readFileSync } from 'node:fs';

import { strFromU8 } from 'fflate';

import { after, changed } from '../profile/testing-edits.js';

const FR = {
  name: 'fr.po',
  text: strFromU8(new Uint8Array(readFileSync(new URL('../profile/fixtures/po-fr/fr.po', import.meta.url)))),
  tag: 'fr',
};

describe('a changed text of a PO file', () => {
  it('is wrapped where it does not fit', () => {
    const long = 'Un texte assez long pour qu’il ne tienne pas sur une seule ligne, et une suite';
    expect(after(FR, changed('Not yet translated', `${long}.\nFin`))).toContain(
      'msgstr ""\n"Un texte assez long pour qu’il ne tienne pas sur une seule ligne, et une "\n"suite.\\n"\n"Fin"\n',
    );
  });

  it.each([
    ['stays on one line where another long one does', 80, [], 'msgstr "'],
    ['is wrapped where only a comment is long', 20, ['# ' + 'long comment '.repeat(12)], 'msgstr ""\n"'],
    [
      'is wrapped where more are parted than left long',
      80,
      ['msgid ""', '"a "', '"b"', 'msgstr ""', '"c "', '"d"'],
      'msgstr ""\n"',
    ],
  ])('that is long %s', (_, length, lines, beginning) => {
    const text = [
      'msgid "a"',
      'msgstr "b"',
      '',
      ...lines,
      '',
      `msgid "${'no '.repeat(length / 3)}n"`,
      'msgstr ""',
    ];
    const written = after(
      { name: 'fr.po', text: `${text.join('\n')}\n` },
      changed('a', 'oui '.repeat(30).trim()),
    );
    expect(written).toContain(`msgid "a"\n${beginning}oui`);
  });

  it.each([
    ['stays on one line where another one is', 'msgstr "A\\nB"', 'msgstr "un\\ndeux"'],
    ['is on several lines where another one is', 'msgstr ""\n"A\\n"\n"B"', 'msgstr ""\n"un\\n"\n"deux"'],
  ])('of several lines %s', (_, other, expected) => {
    const text = `msgid ""\n"no\\n"\n"yes"\n${other}\n\nmsgid "b"\nmsgstr "b"\n`.replace(
      'msgid ""',
      'msgctxt "c"\nmsgid ""',
    );
    expect(after({ name: 'fr.po', text }, changed('b', 'un\ndeux'))).toBe(
      text.replace('msgstr "b"', expected),
    );
  });

  it('leaves its lines that have not changed wrapped as they were', () => {
    const long = `"${'long '.repeat(18)}\\n"`;
    const parted = ['"in two "', '"strings\\n"'];
    const text = [
      ...[1, 2, 3].flatMap((at) => [`msgid "n${at}"`, 'msgstr ""', '"c "', '"d"', '']),
      'msgid "a"',
      'msgstr ""',
      '"First\\n"',
      long,
      ...parted,
      '"Last"',
      '',
    ].join('\n');
    const lines = ['Second', 'long '.repeat(18), 'in two strings', 'Last'].join('\n');
    expect(after({ name: 'fr.po', text }, changed('a', lines))).toBe(text.replace('First', 'Second'));
  });
});
