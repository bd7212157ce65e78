import type { ProfileStyle } from '../../profile/profile-types.js';

const SEPARATORS = ['.', '/', ':', '_', '-'] as const;

/**
 * How a JSON file is written: its indentation, its escapes, and what joins group and key where no group is an object.
 *
 * @param names those of the texts on the top level
 */
export function jsonStyle(source: string, names: readonly string[], hasGroups: boolean): ProfileStyle {
  const separator = hasGroups ? undefined : separatorOf(names);
  return {
    ...indentationOf(source.slice(0, HEAD)),
    ...(separator !== undefined && { separator }),
    ...escapesOf(source),
  };
}

/** What stands before the first name of a file, and behind it. */
function indentationOf(head: string): Pick<ProfileStyle, 'newline' | 'lead' | 'colon'> {
  const [, space = '', first] = /^\s*\{(\s*)("(?:[^"\\]|\\.)*"|\})/.exec(head) ?? [];
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

function escapesOf(source: string): Pick<ProfileStyle, 'escapesSlash' | 'isAscii'> {
  const escapesSlash = source.includes('\\/') && !/(?<!\\)\//.test(source);
  const isAscii = /\\u[\da-f]{4}/.test(source) && !/[^\p{ASCII}]/u.test(source);
  return { ...(escapesSlash && { escapesSlash }), ...(isAscii && { isAscii }) };
}

const HEAD = 1000;
const USUAL_INDENTATION = '  ';

/** What most names have between their words; undefined if they do not agree. */
function separatorOf(names: readonly string[]): string | undefined {
  const words = names.filter((name) => /^[\w./:-]+$/.test(name));
  return SEPARATORS.find((separator) => {
    const joined = words.filter((name) => name.slice(1, -1).includes(separator));
    return joined.length > 0 && joined.length * 2 >= names.length;
  });
}
