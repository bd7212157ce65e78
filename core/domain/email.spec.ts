import fc from 'fast-check';

import { foldEmail, isEmail, storedEmail } from './email.js';
import { LIMITS } from './rules.js';

describe('the shape of an e-mail', () => {
  it.each(['a@b.co', 'camille.b+x@atlas.example', 'é@exämple.com'])('is that of %s', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each(['a', 'a@b', 'a b@c.de', 'a@b.c', '@b.co', `${'a'.repeat(LIMITS.email)}@b.co`])(
    'is not that of %s',
    (email) => expect(isEmail(email)).toBe(false),
  );
});

describe('a new e-mail', () => {
  it.each([
    ['Camille.B+x@Atlas.Example', 'Camille.B+x@atlas.example'],
    ["o'neill#1@a-b.co", "o'neill#1@a-b.co"],
    ['anna@München.de', 'anna@xn--mnchen-3ya.de'],
    ['anna@ａｔｌａｓ.example', 'anna@atlas.example'],
    // Cyrillic а, which shows what it is.
    ['anna@\u0430tlas.example', 'anna@xn--tlas-43d.example'],
    ['anna@XN--MNCHEN-3YA.de', 'anna@xn--mnchen-3ya.de'],
  ])('is stored: %s as %s', (typed, stored) => {
    expect(storedEmail(typed)).toBe(stored);
    expect(storedEmail(stored)).toBe(stored);
  });

  it.each([
    ['a zero width space', '\u200bvictim@atlas.example'],
    ['a soft hyphen', 'vic\u00adtim@atlas.example'],
    ['an override of the direction', 'vic\u202etim@atlas.example'],
    ['a joiner', 'vic\u200dtim@atlas.example'],
    ['a filler', 'vic\u3164tim@atlas.example'],
    ['a byte order mark in the domain', 'victim@at\ufefflas.example'],
    ['a soft hyphen in the domain', 'victim@at\u00adlas.example'],
    ['a control character', 'vic\u0085tim@atlas.example'],
    ['a private character', 'vic\ue000tim@atlas.example'],
    ['a no-break space', 'vic\u00a0tim@atlas.example'],
    ['a line separator', 'vic\u2028tim@atlas.example'],
    ['a Cyrillic letter', 'v\u0456ctim@atlas.example'],
    ['an accent', 'élève@atlas.example'],
    ['a letter of full width', 'ｖictim@atlas.example'],
    ['a dotted capital I', 'vİctim@atlas.example'],
    ['a number for a domain', 'victim@127.0.0.10'],
    ['a domain that is a path', 'victim@atlas.example/ü.de'],
    ['a domain with a port of full width', 'victim@atlas.example：443.de'],
    ['an empty label', 'victim@atlas..example'],
    ['a label that begins with a hyphen', 'victim@-atlas.example'],
  ])('is refused with %s', (_what, typed) => expect(storedEmail(typed)).toBeNull());

  it('is refused where its domain is too long in ASCII', () => {
    expect(storedEmail(`a@${'ü'.repeat(60)}.example`)).toBeNull();
  });
});

describe('folding', () => {
  it.each([
    ['Camille@Atlas.Example', 'camille@atlas.example'],
    ['\u0130NFO@atlas.example', 'info@atlas.example'],
    ['\u212aelvin@atlas.example', 'kelvin@atlas.example'],
    ['ÉLÈVE@München.de', 'élève@xn--mnchen-3ya.de'],
    ['ΟΣ@a.example', 'οσ@a.example'],
  ])('makes %s %s', (email, folded) => expect(foldEmail(email)).toBe(folded));

  it('keeps apart what only looks alike', () => {
    const emails = [
      'victim@a.example',
      'v\u0456ctim@a.example',
      'vic\u200btim@a.example',
      'ｖictim@a.example',
    ];
    expect(new Set(emails.map(foldEmail)).size).toBe(4);
  });

  it('takes any text, and changes nothing the second time', () => {
    const aText = fc.string({ unit: 'binary', maxLength: 20 });
    const anEmail = fc.oneof(
      aText,
      fc.tuple(aText, aText).map((parts) => parts.join('@')),
    );
    fc.assert(
      fc.property(anEmail, (email) => {
        expect(foldEmail(foldEmail(email))).toBe(foldEmail(email));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for what was typed and what is stored of it', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const stored = storedEmail(email);
        if (stored !== null) expect(foldEmail(stored)).toBe(foldEmail(email));
      }),
    );
  });
});
