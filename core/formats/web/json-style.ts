import type { ProfileStyle } from '../profile/profile-types.js';

const SEPARATORS = ['.', '/', ':', '_', '-'] as const;

/**
 * How a JSON file is written: its indentation, its escapes, and what joins group and key where no group is an object.
 *
 * @param names those of the texts on the top level
 */
export function jsonStyle(source: string, names: readonly string[], hasGroups: boolean): ProfileStyle {
  const [, newline, lead = ''] = /^\s*\{[ \t]*(\r\n|\n|\r)([ \t]*)/.exec(source.slice(0, HEAD)) ?? [];
  const separator = hasGroups ? undefined : separatorOf(names);
  return {
    newline: newline ?? '\n',
    lead: newline === undefined ? null : lead,
    ...(separator !== undefined && { separator }),
    ...escapesOf(source),
  };
}

function escapesOf(source: string): Pick<ProfileStyle, 'escapesSlash' | 'isAscii'> {
  const escapesSlash = source.includes('\\/') && !/(?<!\\)\//.test(source);
  const isAscii = /\\u[\da-f]{4}/.test(source) && !/[^\p{ASCII}]/u.test(source);
  return { ...(escapesSlash && { escapesSlash }), ...(isAscii && { isAscii }) };
}

const HEAD = 1000;

/** What most names have between their words; undefined if they do not agree. */
function separatorOf(names: readonly string[]): string | undefined {
  const words = names.filter((name) => /^[\w./:-]+$/.test(name));
  return SEPARATORS.find((separator) => {
    const joined = words.filter((name) => name.slice(1, -1).includes(separator));
    return joined.length > 0 && joined.length * 2 >= names.length;
  });
}
