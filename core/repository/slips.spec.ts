import { tagOfCode } from './code-tag.js';
import { likelyTag } from './slips.js';

it('proposes languages for codes of countries, and only where no language has the code', () => {
  expect(likelyTag('CZ')).toBe('cs');
  expect(likelyTag('jp_JP')).toBe('ja');
  expect(likelyTag('xx')).toBeNull();
  const codes = ['cz', 'jp', 'ua', 'cn', 'gr', 'dk', 'vn', 'rs', 'al', 'us'];
  expect(codes.filter((code) => tagOfCode(code) !== null)).toEqual([]);
});
