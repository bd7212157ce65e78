import { areCompatible } from './compatible-tags.js';

it.each([
  ['pt', 'pt-BR', true],
  ['pt', 'pt-PT', true],
  ['zh-CN', 'zh-Hans', true],
  ['fr', 'fr', true],
  ['no', 'nb', true],
  ['no', 'nn-NO', true],
  ['nb', 'nn', false],
  ['pt-PT', 'pt-BR', false],
  ['zh-TW', 'zh-Hans', false],
  ['sr-Latn', 'sr', false],
  ['fr', 'de', false],
  ['fr', null, false],
])('%s and %s may be one language: %s', (one, other, are) => {
  expect(areCompatible(one, other)).toBe(are);
  expect(areCompatible(other, one)).toBe(are);
});
