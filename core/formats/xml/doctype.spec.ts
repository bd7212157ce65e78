import { readText } from '../testing.js';
import { soundDoctype } from './doctype.js';

const documentOf = (doctype: string): string =>
  `${doctype}\n<resources><string name="a">x</string></resources>`;
const withSubset = (subset: string): string => documentOf(`<!DOCTYPE resources [\n${subset}\n]>`);

describe('a document type declaration', () => {
  it.each([
    '<!DOCTYPE resources>',
    '<!DOCTYPE resources >',
    '<!DOCTYPE resources[]>',
    '<!DOCTYPE resources SYSTEM "a.dtd">',
    `<!DOCTYPE resources SYSTEM 'a".dtd' [ ] >`,
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
  ])('may be %s', (doctype) => {
    expect(readText('a.xml', documentOf(doctype))).toMatchObject({ status: 'ok' });
  });

  it.each([
    '<!ELEMENT resources ANY><!ELEMENT skip EMPTY >',
    '<!ELEMENT string (#PCDATA)><!ELEMENT item ( #PCDATA | b|xliff:g )*>',
    '<!ELEMENT plurals ((a | b)+, (c?), d*)?>',
    '<!ATTLIST string>',
    '<!ATTLIST string name CDATA #REQUIRED translatable (true|false) "true">',
    '<!ATTLIST string id ID #IMPLIED refs IDREFS #FIXED "a &amp; b" n NOTATION (gif | png) #IMPLIED>',
    '<!NOTATION gif SYSTEM "gif"><!NOTATION png PUBLIC "-//P"><!NOTATION jpg PUBLIC "-//J" "j">',
    '<!ENTITY % p "x"> %p; <!ENTITY s SYSTEM "s.ent"><!ENTITY n PUBLIC "-//X" "n" NDATA gif>',
    '<!-- it\'s "x" > ]> --><?pi some "thing ]> ?><?pi?>',
  ])('may declare %s', (subset) => {
    expect(readText('a.xml', withSubset(subset))).toMatchObject({ status: 'ok' });
  });

  it.each([
    ['<!DOCTYPE>', '>'],
    ['<!DOCTYPE 1>', '1>'],
    ['<!DOCTYPE a b>', 'b>'],
    ['<!DOCTYPE a SYSTEM>', '>'],
    ["<!DOCTYPE a SYSTEM 'a.dtd>", "'a.dtd>"],
    ['<!DOCTYPE a PUBLIC "-//{}" "a.dtd">', '"-//{}" "a.dtd">'],
    ['<!DOCTYPE a PUBLIC "-//A">', '>'],
    ['<!DOCTYPE a [] b>', 'b>'],
  ])('may not be %s', (doctype, found) => {
    expect(readText('a.xml', documentOf(doctype)).error).toMatchObject({ line: 1, found });
  });

  it.each([
    ['text', 'text'],
    ['<resources>', '<resources>'],
    ['<!ENTITY>', '<!ENTITY>'],
    ['<!ENTITY a>', '>'],
    ['<!ENTITY a b>', 'b>'],
    ['<!ENTITY 1 "x">', '1 "x">'],
    ['<!ENTITY a "x" "y">', '"y">'],
    ["<!ENTITY a 'x>", "'x>"],
    ['<!ENTITY a "AT&T">', '&T">'],
    ['<!ENTITY a "&1;">', '&1;">'],
    ['<!ENTITY a "x&#0;">', '&#0;">'],
    ['<!ENTITY a "&#x110000;">', '&#x110000;">'],
    ['<!ENTITY a "100%">', '%">'],
    ['<!ENTITY % p SYSTEM "x" NDATA gif>', 'NDATA gif>'],
    ['<!ELEMENT a>', '>'],
    ['<!ELEMENT a ()>', ')>'],
    ['<!ELEMENT a (b,c|d)>', '|d)>'],
    ['<!ELEMENT a (b,(c)>', '>'],
    ['<!ELEMENT a (#PCDATA|b)>', '>'],
    ['<!ATTLIST a b>', '>'],
    ['<!ATTLIST a b CDAT "x">', 'CDAT "x">'],
    ['<!ATTLIST a b CDATA "<">', '<">'],
    ['<!ATTLIST a b CDATA "x & y">', '& y">'],
    ['<!ATTLIST a b (x|y #IMPLIED>', ' #IMPLIED>'],
    ['<!NOTATION a>', '>'],
    ['<!OTHER a>', '<!OTHER a>'],
    ['<!-- a -- b -->', '-- b -->'],
    ['<?xml version="1.0"?>', 'xml version="1.0"?>'],
    ['<?a', '<?a'],
    ['%p', '%p'],
    ['% p;', '% p;'],
  ])('may not declare %s', (subset, found) => {
    const { error } = readText('a.xml', withSubset(`<!ENTITY ok "x">\n${subset}`));
    expect(error).toMatchObject({ reason: 'imports.reading_file_error', line: 3, found: found.trim() });
  });

  it('reads any depth of brackets', () => {
    const model = `${'('.repeat(100_000)}a${')'.repeat(100_000)}`;
    expect(readText('a.xml', withSubset(`<!ELEMENT a ${model}>`))).toMatchObject({ status: 'ok' });
  });

  it('is none where it is broken and nobody asks why', () => {
    expect(soundDoctype('<!DOCTYPE a [<!ENTITY b "c">]>')?.entities.get('b')).toBe('c');
    expect(soundDoctype('<!DOCTYPE a [<!ENTITY b "c"')).toBeNull();
  });
});
