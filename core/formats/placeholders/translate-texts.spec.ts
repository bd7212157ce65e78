import type { Platform } from '../naming/platforms.js';
import { translateTexts } from './translate-texts.js';
import type { Translation } from './translation.js';
import { cpuTimeOf } from '../../../test/support/server/cpu-time.js';

const SINGULAR = { isPlural: false, isDouble: false };

/** A text, or its reason and what it is about. */
const brief = (text: string, translation: Translation | undefined): string => {
  if (!translation) return text;
  return 'text' in translation ? translation.text : `${translation.reason}: ${translation.placeholder}`;
};

/** The texts of a key; the first one is the source. */
const translated = (platform: Platform, texts: readonly string[], options = SINGULAR): string[] =>
  translateTexts(texts[0] ?? '', texts, { ...options, platform }).map((one, index) =>
    brief(texts[index] ?? '', one),
  );

const alone = (platform: Platform, text: string, options = SINGULAR): string | undefined =>
  translated(platform, [text], options)[0];

describe('from Android to iOS', () => {
  it.each([
    ['%s', '%@'],
    ['%1$s of %2$s', '%1$@ of %2$@'],
    ['%2$s, %1$d', '%2$@, %1$d'],
    ['%s: %d files', '%@: %d files'],
    ['%s: %,d, %,.2f', "%@: %'d, %'.2f"],
    ['%s %.2f %05d %x %o %e %c %%', '%@ %.2f %05d %x %o %e %c %%'],
    ['%dh %sm', '%dh %@m'],
    ['100%% of %s', '100%% of %@'],
  ])('%j becomes %j', (before, after) => {
    expect(alone('ios', before)).toBe(after);
  });

  it.each(['plain', '100%', '100%%', '%d', '%@', '%ld %%', '50% de remise', '%#@files@', '%hs'])(
    '%j stays',
    (text) => {
      expect(translateTexts(text, [text], { ...SINGULAR, platform: 'ios' })).toEqual([null]);
    },
  );

  it.each([
    ['%b', 'unsupported: %b'],
    ['%s%n', 'unsupported: %n'],
    ['%h', 'unsupported: %h'],
    ['%tY', 'unsupported: %tY'],
    ['%s %<s', 'unsupported: %<s'],
    ['%10s', 'unsupported: %10s'],
    ['%S', 'unsupported: %S'],
    ['%s and %2$s', 'mixed_positions: %s'],
    ['50% de %s', 'ambiguous: % d'],
    ['100%complete %s', 'ambiguous: %c'],
    ['100 %s', 'ambiguous: %s'],
    ['%s {name}', 'mixed_styles: {name}'],
  ])('%j cannot be translated: %s', (text, reason) => {
    expect(alone('ios', text)).toBe(reason);
  });
});

describe('from iOS to Android', () => {
  it.each([
    ['%@', '%s'],
    ['%2$@ in %1$@', '%2$s in %1$s'],
    ['%ld %lld %lu %i %u %D %hd %zd', '%d %d %d %d %d %d %d %d'],
    ['%1$ld of %2$lld', '%1$d of %2$d'],
    ['%tu rooms of %ti', '%d rooms of %d'],
    ['%.2lf %Lf %F %+.1f', '%.2f %f %f %+.1f'],
    ["%'d %lx %O", '%,d %x %o'],
    ['%@ 100%%', '%s 100%%'],
  ])('%j becomes %j', (before, after) => {
    expect(alone('android', before)).toBe(after);
  });

  it.each(['%s', '%1$d', '%b %n %tY %<s', '%,d', 'plain 5%', '%S', '%C'])('%j stays', (text) => {
    expect(translateTexts(text, [text], { ...SINGULAR, platform: 'android' })).toEqual([null]);
  });

  it.each([
    ['%#@files@', 'unsupported: %#@files@'],
    ['%@ %*d', 'unsupported: %*d'],
    ['%.*f', 'unsupported: %.*f'],
    ['%p', 'unsupported: %p'],
    ['%.3d', 'unsupported: %.3d'],
    ['%10@', 'unsupported: %10@'],
    ['%ls', 'unsupported: %ls'],
    ['%@ and %2$@', 'mixed_positions: %@'],
    ['50% de %@', 'ambiguous: % d'],
    // It would read as a percent sign.
    ['5 %@s', 'ambiguous: %@'],
  ])('%j cannot be translated: %s', (text, reason) => {
    expect(alone('android', text)).toBe(reason);
  });
});

describe.each([
  ['Android', 's'],
  ['iOS', '@'],
])('from %s to the web', (_, type) => {
  /** `%s` stands for the text of the platform. */
  const typed = (text: string): string => text.replaceAll(/%(\d\$)?s/g, `%$1${type}`);

  it.each([
    ['%s', '{0}'],
    ['%s of %s', '{0} of {1}'],
    ['%2$s of %1$d', '{1} of {0}'],
    ['%1$s %1$s', '{0} {0}'],
    ['%.2f %05d %c', '{0} {1} {2}'],
    ['%d%% of %s', '{0}% of {1}'],
    ['%s is 100%', '{0} is 100%'],
  ])('%j becomes %j', (before, after) => {
    expect(alone('web', typed(before))).toBe(after);
  });

  it('takes double braces where the project has them', () => {
    expect(alone('web', typed('%1$s %%'), { isPlural: false, isDouble: true })).toBe('{{0}} %');
  });

  it.each([
    ['%x', 'unsupported: %x'],
    ['%e', 'unsupported: %e'],
    ['%#@v@', 'unsupported: %#@v@'],
    ['%*d', 'unsupported: %*d'],
    ['%b', 'unsupported: %b'],
    ['%0$d', 'unsupported: %0$d'],
    ['%100$d', 'unsupported: %100$d'],
    ['%d %1$d', 'mixed_positions: %d'],
    ['{%d}', 'ambiguous: {'],
    ['%%%d', 'ambiguous: %d'],
    ['%%d %d', 'ambiguous: %d'],
    ['%d {name}', 'mixed_styles: %d'],
  ])('%j cannot be translated: %s', (before, reason) => {
    expect(alone('web', before)).toBe(reason);
  });

  it('unescapes percent signs in every text of a format, and in no other', () => {
    const plural = { isPlural: true, isDouble: false };
    expect(translated('web', ['%d files, 100%%', 'One file, 100%%', 'a { b'], plural)).toEqual([
      '{0} files, 100%',
      'One file, 100%',
      'a { b',
    ]);
    expect(translated('web', ['100%%', '%d%%'])).toEqual(['100%%', '{0}%']);
    expect(translated('web', ['%b 100%%', '100%%', '%d'])).toEqual(['unsupported: %b', '100%%', '{0}']);
  });

  it('gives no number to a placeholder where the source text has names', () => {
    expect(translated('web', ['{name}', typed('%s')])).toEqual(['{name}', typed('not_in_source: %s')]);
  });
});

describe.each([
  ['android', 's'],
  ['ios', '@'],
] as const)('from the web to %s', (platform, type) => {
  const plural = { isPlural: true, isDouble: false };
  /** `%s` stands for the text of the platform. */
  const written = (text: string): string => text.replaceAll(/%(\d\$)?s/g, `%$1${type}`);

  it.each([
    [['{name}'], ['%s']],
    [['{{ user.name }}'], ['%s']],
    [['%{name}!'], ['%s!']],
    [['{0} of {1}'], ['%s of %s']],
    [['{1}'], ['%2$s']],
    [['{1} of {0}'], ['%2$s of %1$s']],
    [['{a} {a}'], ['%1$s %1$s']],
    [
      ['{a} of {b}', '{a} von {b}', 'keins'],
      ['%s of %s', '%s von %s', 'keins'],
    ],
    [
      ['{a} of {b}', '{b} hat {a}', 'nur {a}'],
      ['%1$s of %2$s', '%2$s hat %1$s', 'nur %1$s'],
    ],
    [
      ['{a} of {b}', 'nur {b}'],
      ['%1$s of %2$s', 'nur %2$s'],
    ],
    [
      ['{a} 100% of', 'ohne, 50% de'],
      ['%s 100%% of', 'ohne, 50%% de'],
    ],
    [['{a}: 100%%'], ['%s: 100%%%%']],
    [['{percent}% complete'], ['%s%% complete']],
    [['{percent}%complete'], ['%s%%complete']],
    [['{count} files'], ['%s files']],
  ])('%j becomes %j', (before, after) => {
    expect(translated(platform, before)).toEqual(after.map(written));
  });

  it.each([
    [
      ['{count} files', 'One file', '{count} Dateien'],
      ['%d files', 'One file', '%d Dateien'],
    ],
    [
      ['{files} files', '100%'],
      ['%d files', '100%%'],
    ],
    [['{{n}} of {{name}}'], ['%d of %s']],
    [
      ['{name} has {count}', '{name} has one'],
      ['%s has %d', '%s has one'],
    ],
    [
      ['{name} has {count}', 'one for {name}: {count}', '{count} for {name}'],
      ['%1$s has %2$d', 'one for %1$s: %2$d', '%2$d for %1$s'],
    ],
  ])('the number of a plural is an integer: %j becomes %j', (before, after) => {
    expect(translated(platform, before, plural)).toEqual(after.map(written));
  });

  it.each([
    [['{a}', '{b}'], 'not_in_source: {b}'],
    [['', '{b}'], 'not_in_source: {b}'],
    [['%d', '{b}'], 'not_in_source: {b}'],
    [['{0} {a}'], 'mixed_positions: {a}'],
    [['{a} %d'], 'mixed_styles: {a}'],
    [['{n, plural, one {#} other {#}}'], 'unsupported: {n, plural'],
    [['{a}', '{a} {n, select, x {y}}'], 'unsupported: {n, select'],
    [['{{a, number}}'], 'unsupported: {{a, number}}'],
    [['$t(a)'], 'unsupported: $t(a)'],
    [['{{0}} $t(a)'], 'unsupported: $t(a)'],
  ])('%j cannot be translated: %s', (texts, reason) => {
    expect(translated(platform, texts).at(-1)).toBe(reason);
  });

  it('guesses no number of a plural with several names', () => {
    expect(translated(platform, ['{files} in {folders}', 'none'], plural)).toEqual([
      'unknown_count: {files}',
      'none',
    ]);
  });

  it('leaves a plural without names alone', () => {
    expect(translated(platform, ['many', 'one, 100%'], plural)).toEqual(['many', 'one, 100%']);
  });
});

describe('a text for the web', () => {
  it.each(['{name} 100%', '{{a}}', '{n, plural, other {#}}', '$t(a) %', '100%%'])('%j stays', (text) => {
    expect(translateTexts(text, [text], { ...SINGULAR, platform: 'web' })).toEqual([null]);
  });
});

describe.each(['android', 'ios', 'web'] as const)('a long text for %s', (platform) => {
  it.each(['%s ', '%1$@', '{a}', '{0}', '%%', '%b', '%d{', '{a,', '%d%', '5 %d', '$t({a})'])(
    'of %j is translated in linear time',
    (part) => {
      const spent = cpuTimeOf(() => {
        translateTexts(part, [part.repeat(100_000)], { platform, isPlural: false, isDouble: false });
        translateTexts(part.repeat(100_000), ['%s', '{a}'], { platform, isPlural: true, isDouble: true });
      });
      expect(spent).toBeLessThan(4_000);
    },
  );

  it('of many names is translated in linear time', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `{n${index}}`).join('');
    const spent = cpuTimeOf(() =>
      translateTexts(text, [text, text], { platform, isPlural: false, isDouble: false }),
    );
    expect(spent).toBeLessThan(4_000);
  });
});
