import { likelyTag, tagOfCode } from './code-tag.js';

it.each([
  ['fr', 'fr'],
  ['pt-BR', 'pt-BR'],
  ['pt_BR', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['pt-rBR', 'pt-BR'],
  ['FR', 'fr'],
  ['BH', 'bh'],
  ['b+sr+Latn', 'sr-Latn'],
  ['b+es+419', 'es-419'],
  ['sr@latin', 'sr-Latn'],
  ['sr_RS@latin', 'sr-Latn-RS'],
  ['ca@valencia', 'ca-valencia'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['zh-CHS', 'zh-Hans'],
  ['zh-YUE', 'yue'],
  ['eng', 'en'],
  ['iw', 'he'],
  ['in', 'id'],
  ['tlh', 'tlh'],
])('the code %s is the tag %s', (code, tag) => expect(tagOfCode(code)).toBe(tag));

it.each([
  '',
  'Base',
  'cz',
  'jp',
  'app',
  'common',
  'fr-QQ',
  'to-file',
  'in-person',
  'und',
  'fr@euro',
  'fr--FR',
  'en-x-y',
  'fr/',
])('no language is known for %p', (code) => expect(tagOfCode(code)).toBeNull());

it('proposes languages for codes of countries, and only where no language has the code', () => {
  expect(likelyTag('CZ')).toBe('cs');
  expect(likelyTag('jp_JP')).toBe('ja');
  expect(likelyTag('xx')).toBeNull();
  const codes = ['cz', 'jp', 'ua', 'cn', 'gr', 'dk', 'vn', 'rs', 'al', 'us'];
  expect(codes.filter((code) => tagOfCode(code) !== null)).toEqual([]);
});
