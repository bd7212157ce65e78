/** The last part of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** In lower case, without the point; empty if a name has none. */
export const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

const TEXTS: ReadonlySet<string> = new Set(
  'arb ftl po pot strings stringsdict xcstrings resx resw xliff xlf'.split(' '),
);

/** Whether nothing but texts is in files of such names. */
export const holdsTexts = (path: string): boolean => TEXTS.has(extensionOf(path));
