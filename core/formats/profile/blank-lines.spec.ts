import { after, changed } from './testing-edits.js';

/** Texts of several lines whose empty ones have white space that is none of theirs, and the line of one edit. */
const FILES = [
  [
    'app.ftl',
    'note =\n    First\n    \n    Second\n  \n    Third\n\n    Last\n',
    'First\n\nSecond\n\nThird\n\nLast',
  ],
  ['app.ftl', 'note = First\n    \n    Second\n', 'First\n\nSecond'],
  [
    'en.yml',
    'en:\n  note: |\n    First\n    \n    Second\n  \n    Third\n\n    Last\n',
    'First\n\nSecond\n\nThird\n\nLast\n',
  ],
] as const;

describe('white space in the empty lines of a text', () => {
  it.each(FILES)('stays where another line changes: %s', (name, text, note) => {
    expect(after({ name, text }, changed('note', note.replace('Second', 'Other')))).toBe(
      text.replace('Second', 'Other'),
    );
  });

  it.each(FILES)('is none of the text where there are more lines: %s', (name, text, note) => {
    const edit = changed('note', note.replace('Second', 'One\n\nTwo\n\nThree'));
    const written = after({ name, text }, edit);
    expect(written).toContain('Three');
    expect(after({ name, text: written }, edit)).toBe(written);
  });
});
