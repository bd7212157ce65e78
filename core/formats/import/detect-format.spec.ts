import { strToU8 } from 'fflate';

import { detectFormat } from './detect-format.js';

const detect = (name: string, text: string) => {
  const { format, candidates } = detectFormat({ name, bytes: strToU8(text) });
  return [format?.id ?? null, ...candidates.map(({ id }) => id)];
};

describe('the format of a file', () => {
  it.each([
    ['fr.json', '{}', 'json'],
    ['FR.JSON', 'no JSON at all', 'json'],
    ['strings.xml', '', 'xml'],
    ['notes.txt', 'hello', null],
  ])('of %s is the one of its name where the content tells nothing', (name, text, id) => {
    expect(detect(name, text)).toEqual([id]);
  });
});
