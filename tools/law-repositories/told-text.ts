import { Buffer } from 'node:buffer';

import type { WrongText } from './expected-texts.ts';
import type { Repository } from './repository.ts';

/** A text that a document does not hold as it must, with the line in which the document has it or its key. */
export function toldText({ expected, found, ...place }: WrongText, { files }: Repository): string {
  const { tag, file, group, key, form } = place;
  const own = files.find(({ template }) => template === file)?.toRead ?? [];
  const document =
    own.find(({ language }) => language === tag) ?? own.find(({ language }) => language === null);
  const text = document ? Buffer.from(document.bytes).toString('utf8') : '';
  const line = lineOf(text, [found ?? '', key, key.split('.').at(-1) ?? '']);
  const name = JSON.stringify([tag, group, key, form]);
  return `${document?.path ?? file}:${line} ${name}: ${JSON.stringify(expected)} → ${JSON.stringify(found)}`;
}

/** The first line that has the first of these words which the text has; 1 if it has none. */
function lineOf(text: string, words: readonly string[]): number {
  const word = words.find((one) => one !== '' && text.includes(one));
  return word === undefined ? 1 : text.slice(0, text.indexOf(word)).split('\n').length;
}
