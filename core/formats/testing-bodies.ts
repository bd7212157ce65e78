/** A file that is as hostile as `size` says: title, name of the file, content. For tests. */
export type HostileFile = readonly [title: string, name: string, contentOf: (size: number) => string];

/** The content of a file, or of what is around it, that is as hostile as `size` says. */
export type Body = readonly [title: string, bodyOf: (size: number) => string];

/** So many pieces. */
export const times = (size: number, piece: (index: number) => string): string =>
  Array.from({ length: size }, (_, index) => piece(index)).join('');

/** A hostile file of a body. */
export const inFile =
  (name: string, before = '', after = '') =>
  ([title, bodyOf]: Body): HostileFile => [title, name, (size) => before + bodyOf(size) + after];
