import { readFileSync } from 'node:fs';

import { difference, documents, namesIn, read } from './testing-xliff.js';
import type { Document } from './testing-xliff.js';

const { AGENCY, ANGULAR, APPLE, BARE, TWO } = documents((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);

describe('an XLIFF document', () => {
  it('has the languages of its files, and keys in both', () => {
    const { languages, groups } = read(AGENCY);
    expect(languages.map(({ code, tag, isSource }) => [code, tag, isSource])).toEqual([
      ['en-GB', 'en-GB', true],
      ['de-DE', 'de-DE', false],
    ]);
    expect(groups).toEqual(languages[0]?.groups);
    expect(namesIn(read(AGENCY))).toEqual([
      'checkout/checkout.pay',
      'checkout/checkout.terms',
      'checkout/checkout.empty',
      'common/cdata',
      'common/subject',
      // The same name in another file.
      'common/mails_checkout.pay',
    ]);
    // An empty target is no text.
    expect(namesIn(read(AGENCY), 1)).not.toContain('checkout/checkout.empty');
  });

  it('carries what is no text, not to be translated, or in other languages', () => {
    expect(read(AGENCY).carried.map(({ what, count }) => [what, count])).toEqual([
      ['file', 1],
      ['translate="no"', 1],
      ['bin-unit', 1],
    ]);
  });

  it('has the keys that Xcode varies by number, device and variable', () => {
    expect(namesIn(read(APPLE))).toEqual(
      [
        'CFBundleName',
        'title',
        '%lld files',
        'Tap to continue_device_mac',
        'Tap to continue_device_other',
        'export.progress',
        'export.progress_files',
        'Localizable_title',
        'days',
        'moved',
        'moved_files',
      ].map((name) => `common/${name}`),
    );
    const files = read(APPLE).groups[0]?.keys.find(({ name }) => name === '%lld files');
    expect(files?.values.map(({ quantityString, name }) => [quantityString, name])).toEqual([
      ['=0', 'No files'],
      ['one', '%lld file'],
      ['other', '%lld files'],
    ]);
  });

  it('has a key for each of several segments', () => {
    expect(namesIn(read(TWO))).toEqual([
      'login/title',
      'login/hint',
      'common/u3_0',
      'common/u3_1',
      'common/items',
    ]);
  });

  it('keeps inline elements in its texts, and decodes everything else', () => {
    const texts = (index: number) =>
      read(ANGULAR).languages[index]?.groups[0]?.keys.map(({ values }) => values[0]?.name);
    expect(texts(0)?.[0]).toBe('Hello, <x id="INTERPOLATION" equiv-text="{{ name }}"/>!');
    expect(texts(1)?.[2]).toMatch(/^Lire <x id="START_LINK" .*>plus<x id="CLOSE_LINK".*> sur <nous>$/);
  });

  it('takes the first note that is about the message for the description', () => {
    const described = (document: Document) =>
      read(document).groups.flatMap(({ keys }) => keys.flatMap(({ description }) => description ?? []));
    expect(described(ANGULAR)).toEqual(['Greets the person who has signed in']);
    expect(described(TWO)).toEqual(['Title of the form', 'Below the fields']);
    expect(described(AGENCY)).toEqual(['On the button']);
    expect(described(APPLE)).toEqual([
      'Bundle name',
      'Number of files in the inbox',
      'Title of the first screen',
    ]);
  });

  it('counts its states by what they mean', () => {
    expect(read(AGENCY).statuses).toEqual({ validated: 3, modified: 1 });
    expect(read(TWO).statuses).toEqual({ validated: 2, modified: 1 });
    // What Xcode calls translated awaits no review.
    expect(read(APPLE).statuses).toEqual({ validated: 8, modified: 1 });
    expect(read(ANGULAR).statuses).toBeNull();
  });

  it.each([APPLE, ANGULAR, BARE, AGENCY, TWO])(
    'comes back to the byte with its states taken over: $name',
    (document) => {
      expect(difference(document, [], { takeStatuses: true })).toEqual({ gone: [], added: [] });
    },
  );
});

describe('the target of a document that names none', () => {
  const source = ANGULAR.source.replace(' target-language="fr"', '');

  it('is the language imported into', () => {
    const { languages } = read({ name: 'a.xlf', source }, { tag: 'fr-CA' });
    expect(languages.map(({ tag }) => tag)).toEqual(['en-US', 'fr-CA']);
  });

  it('is not known otherwise', () => {
    expect(read({ name: 'a.xlf', source }).languages[1]).toMatchObject({ code: 'target', tag: null });
    expect(read({ name: 'a.xlf', source }, { tag: 'en-US' }).languages[1]).toMatchObject({ tag: null });
  });

  it('is none where there are no translations, or the source language again', () => {
    expect(read(BARE, { tag: 'fr' }).languages).toHaveLength(1);
    const again = ANGULAR.source.replace('target-language="fr"', 'target-language="en_us"');
    expect(read({ name: 'a.xlf', source: again }).languages).toHaveLength(1);
    expect(difference({ name: 'a.xlf', source: again }, [])).toEqual({ gone: [], added: [] });
  });
});

describe('what is no XLIFF document', () => {
  it.each([
    ['another root', '<resources/>', { line: 1, found: '<resources>' }],
    ['no file', '<xliff version="1.2"/>', { line: 1, found: '<xliff>' }],
    [
      'no source language',
      '<xliff version="1.2">\n<file original="a"/></xliff>',
      { line: 2, found: '<file>' },
    ],
    ['no XML', '<xliff version="1.2">\n<file>\n</xliff>', { line: 3, found: '</xliff>' }],
    [
      'an entity of another file',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "b">]>\n<xliff>&b;</xliff>',
      { line: 2, found: '&b;</xliff>' },
    ],
  ])('is refused: %s', (_, source, error) => {
    expect(read({ name: 'a.xlf', source }).error).toMatchObject({
      reason: 'imports.reading_file_error',
      ...error,
    });
  });
});
