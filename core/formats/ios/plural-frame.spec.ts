import { exportTexts } from '../export/testing-export.js';
import { outline, readText } from '../testing.js';
import { pluralFrame } from './plural-frame.js';

describe('the variable of a plural takes the argument of its number', () => {
  it.each([
    ['%#@value@', ['none', '%d file', '%d files'], 'd'],
    ['%#@value@', ['none', '%ld file in %@', '%ld files in %@'], 'ld'],
    ['%#@value@', ['none in %2$@', '%1$d file in %2$@', '%1$d files in %2$@'], 'd'],
    ['%#@value@', ['', 'one', 'more, 100%%d'], 'd'],
    ['%@%#@value@', ['%@ has none', '%@ has %d file', '%@ has %d files'], 'd'],
    ['%@ and %@%#@value@', ['%@ and %@: none', '%@ and %@: %u', '%@ and %@: %u'], 'u'],
    ['%2$#@value@', ['%1$@ has none', '%1$@ has %2$lu file', '%1$@ has %2$lu files'], 'lu'],
    ['%2$#@value@', ['%1$@ has none', '%1$@ has %d file', '%1$@ has %d files'], 'd'],
    ['%@%3$#@value@', ['%@: none', '%@: %3$d', '%@: %3$d'], 'd'],
    ['%@%1$#@value@', ['%@: none', '%@: %1$d', '%@: %1$d'], 'd'],
    ['100%% of %@%#@value@', ['100%% of %@: none', '100%% of %@: %d', '100%% of %@: %d'], 'd'],
  ])('%s: %j', (format, texts, valueType) => {
    expect(pluralFrame(texts)).toMatchObject({ format, valueType });
    expect(reread(texts)).toEqual(texts);
  });

  it.each([
    ['what stands before the number differs', ['nothing in %@', '%@ has %d file', '%@ has %d files']],
    ['its place differs', ['none', '%d %1$@', '%1$@ %d']],
    ['the format would hold two references', ['%#@x %s: none', '%#@x %s: %d', '%#@x %s: %d']],
  ])('it takes the first where %s', (_, texts) => {
    expect(pluralFrame(texts)).toEqual({ format: '%#@value@', texts, valueType: 'd' });
    expect(reread(texts)).toEqual(texts);
  });
});

describe('a plural whose number is not the first argument', () => {
  it.each([
    ['%@ has %#@n@', '%@%#@value@', ['%@ has no files', '%@ has %d file', '%@ has %d files']],
    ['%1$@ has %2$#@n@', '%2$#@value@', ['%1$@ has no files', '%1$@ has %d file', '%1$@ has %d files']],
  ])('is read from %s and written as %s', (format, written, texts) => {
    const forms = ['no files', '%d file', '%d files'].map((text, index) =>
      fieldOf(['zero', 'one', 'other'][index], text),
    );
    const source = `<plist><dict><key>k</key><dict>${fieldOf('NSStringLocalizedFormatKey', format)}<key>n</key><dict>${forms.join('')}</dict></dict></dict></plist>`;
    expect(outline(readText('a.stringsdict', source).groups)).toEqual([['common', [['k', texts]]]]);
    expect(writtenOf(texts)).toContain(`<string>${written}</string>`);
    expect(reread(texts)).toEqual(texts);
  });
});

const fieldOf = (key = '', text: string): string => `<key>${key}</key><string>${text}</string>`;

function writtenOf([zero = '', one = '', other = '']: readonly string[]): string {
  const [, stringsdict = ''] = exportTexts({ common: { k: [zero, one, other] } }, { platform: 'ios' });
  return stringsdict;
}

function reread(texts: readonly string[]): unknown {
  const [group] = outline(readText('a.stringsdict', writtenOf(texts)).groups);
  return group?.[1][0]?.[1];
}
