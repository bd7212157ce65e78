import { areCapital } from '../text/unit-escapes.js';
import type { JsonStyle } from './style.js';

/** How a JSON file is written: its indentation and its escapes. */
export const jsonStyle = (source: string): JsonStyle => ({
  ...indentationOf(source.slice(0, HEAD)),
  ...escapesOf(source),
});

/** What stands before the first name of a file, or the first item of a list, and behind it. */
function indentationOf(head: string): Pick<JsonStyle, 'newline' | 'lead' | 'colon'> {
  const [, space = '', first] = /^\s*[{[](\s*)("(?:[^"\\]|\\.)*"|[{}])/.exec(head) ?? [];
  const newline = /\r\n|\n|\r/.exec(space)?.[0];
  const indentation = first === '}' ? USUAL_INDENTATION : space.slice(space.search(/[ \t]*$/));
  const lead = newline === undefined ? null : indentation;
  const colon = colonIn(head);
  const isUsual = colon === undefined || colon === usualColon(lead);
  return { newline: newline ?? '\n', lead, ...(!isUsual && { colon }) };
}

/** What stands behind the first name that has a text; before there is one, behind that of an object. */
function colonIn(head: string): string | undefined {
  const [, colon] = COLON_OF_TEXT.exec(head) ?? FIRST_COLON.exec(head) ?? [];
  return colon;
}

const COLON_OF_TEXT = /"(?:[^"\\]|\\.)*"(\s*:\s*)"/;
const FIRST_COLON = /^\s*\{\s*"(?:[^"\\]|\\.)*"(\s*:\s*)/;

/** Files of one line have no spaces. */
export const usualColon = (lead: string | null): string => (lead === null ? ':' : ': ');

function escapesOf(source: string): Pick<JsonStyle, 'escapesSlash' | 'isAscii' | 'isCapital'> {
  const escapesSlash = source.includes('\\/') && !/(?<!\\)\//.test(source);
  const isAscii = /\\u[\da-f]{4}/i.test(source) && !/[^\p{ASCII}]/u.test(source);
  return {
    ...(escapesSlash && { escapesSlash }),
    ...(isAscii && { isAscii, ...(areCapital(source) && { isCapital: true }) }),
  };
}

const HEAD = 1000;
const USUAL_INDENTATION = '  ';
