import { after, changed } from './testing-edits.js';

const strings = (comment: string): string => `${comment}\n"a" = "b";\n`;
const xml = (comment: string): string =>
  `<resources>\n    ${comment}\n    <string name="a">b</string>\n</resources>\n`;

describe('another description', () => {
  it.each([
    ['/* Old */', 'New', '/* New */'],
    ['/*Old*/', 'New', '/*New*/'],
    ['/*Old*/', '/new', '/* /new */'],
    ['/*Old*/', 'New */', '/*New * /*/'],
    ['// Old', 'New', '// New'],
    ['//Old', 'New', '//New'],
    ['// Old', 'New,\nlonger', '/* New,\nlonger */'],
    ['// Old,\n// longer', 'New', '/* New */'],
  ])('is written as the comment of a .strings file was: %s', (comment, description, expected) => {
    const file = { name: 'Localizable.strings', text: strings(comment) };
    expect(after(file, changed('a', 'b', description))).toBe(strings(expected));
  });

  it.each([
    ['<!-- Old one -->', 'New', '<!-- New -->'],
    ['<!--Old one-->', 'New', '<!--New-->'],
    ['<!--Old one-->', 'New -', '<!-- New - -->'],
    ['<!--Old one-->', '>', '<!-- > -->'],
    ['<!--Old one-->', 'a -- b', '<!--a - - b-->'],
  ])('is written as the comment of an XML file was: %s', (comment, description, expected) => {
    const file = { name: 'strings.xml', text: xml(comment) };
    expect(after(file, changed('a', 'b', description))).toBe(xml(expected));
  });
});
