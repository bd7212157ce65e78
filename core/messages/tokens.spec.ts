import { tokensOf } from './tokens.js';
import type { Token } from './token-types.js';
import { cpuTimeOf } from '../../test/support/server/cpu-time.js';

/** The kinds and sources of what is no text. */
const brief = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'text')
    .map(({ kind, source }) => `${kind} ${source}`);

const only = (text: string): Token | undefined => tokensOf(text)[0];

describe('tokensOf', () => {
  it.each([
    ['', []],
    ['no placeholder', []],
    ['%s of %1$d, %@ and %2$@', ['printf %s', 'printf %1$d', 'printf %@', 'printf %2$@']],
    ['%dh %dm, %1$sth', ['printf %d', 'printf %d', 'printf %1$s']],
    ['%,d %.2f %-08.3Lf %ld %lld %lu %i', ['%,d', '%.2f', '%-08.3Lf', '%ld', '%lld', '%lu', '%i']],
    ['%b %n %h %S %tY %1$TB %<s %*d %.*f %1$*2$d', '%b %n %h %S %tY %1$TB %<s %*d %.*f %1$*2$d'.split(' ')],
    [
      '%#@files@ in %1$#@folders@ %2#@x@ %arg files',
      ['%#@files@', '%1$#@folders@', '%2#@x@', '%arg'].map((one) => `reference ${one}`),
    ],
    [
      '{name} {0} { a.b } {user-name}',
      ['{name}', '{0}', '{ a.b }', '{user-name}'].map((one) => `name ${one}`),
    ],
    [
      '{{name}} {{ name }} {{- name}} %{name}',
      ['{{name}}', '{{ name }}', '{{- name}}', '%{name}'].map((one) => `name ${one}`),
    ],
    ['${name} :name', ['name {name}']],
    ['{} { } {a b} {a, b} {', []],
    ['{{price, currency}} $t(other.key)', ['expression {{price, currency}}', 'expression $t(other.key)']],
    ['{n, plural, one {# of {total}} other {#}}', ['expression {n, plural', 'name {total}']],
    ['100%% done, 20%', ['percent %%', 'percent %']],
    ['100%%d', ['percent %%']],
    ['50% de remise', ['percent %']],
    ['100%complete', ['percent %']],
    ['100 %d’or', ['percent %']],
    ['{n}%complete', ['name {n}', 'percent %']],
    ['100 %d', ['printf %d']],
    ['100 %@s and 5 %1$ss', ['printf %@', 'printf %1$s']],
  ])('%j', (text, expected) => {
    const withKind = expected.map((one) =>
      /^(printf|name|reference|expression|percent) /.test(one) ? one : `printf ${one}`,
    );
    expect(brief(text)).toEqual(withKind);
  });

  it('says what a placeholder of printf consists of', () => {
    expect(only('%2$-+08.3lld')).toEqual({
      kind: 'printf',
      source: '%2$-+08.3lld',
      position: 2,
      isRelative: false,
      flags: '-+0',
      width: '8',
      precision: '.3',
      length: 'll',
      conversion: 'd',
      isDoubtful: false,
    });
  });

  it.each([
    ['50% de', true],
    ['50% .', false],
    ['100%complete', true],
    ['100 %d.', true],
    ['%d', false],
    ['100 %1$d', false],
    ['100 %@', false],
    ['100%%', false],
  ])('%j is doubtful: %s', (text, isDoubtful) => {
    const doubts = tokensOf(text).filter((token) => 'isDoubtful' in token && token.isDoubtful);
    expect(doubts.length > 0).toBe(isDoubtful);
  });

  it.each(['%s {a} 100% of %%', '{{a}}{b}%@%#@c@$t(d)', '%%%', '{{{a}}}', '%{{a}}'])(
    'loses nothing of %j',
    (text) => {
      expect(
        tokensOf(text)
          .map(({ source }) => source)
          .join(''),
      ).toBe(text);
    },
  );

  it.each([
    '%',
    '%1',
    '%0',
    '%1$',
    '%#@',
    '{',
    '{{',
    '{a',
    '{{a,',
    '{a,',
    '{{ ',
    '{ ',
    '$t(',
    '%.',
    '%*1',
    '%-',
    '1%dx',
  ])('reads many of %j in linear time', (part) => {
    const spent = cpuTimeOf(() => {
      expect(tokensOf(part.repeat(100_000)).length).toBeGreaterThan(0);
      expect(tokensOf(part + part.slice(-1).repeat(200_000)).length).toBeGreaterThan(0);
    });
    expect(spent).toBeLessThan(2_000);
  });
});
