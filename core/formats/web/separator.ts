const SEPARATORS = ['.', '/', ':', '_', '-'] as const;

/**
 * What joins group and key in the names of a file where no group is an object: what most names have between their words.
 *
 * @param names those of the texts on the top level
 * @returns undefined if they do not agree
 */
export function separatorOf(names: readonly string[]): string | undefined {
  const words = names.filter((name) => /^[\w./:-]+$/.test(name));
  return SEPARATORS.find((separator) => {
    const joined = words.filter((name) => name.slice(1, -1).includes(separator));
    return joined.length > 0 && joined.length * 2 >= names.length;
  });
}
