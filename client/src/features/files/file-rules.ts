import { formatOf } from '#core/formats/files.js';

/** What the file chooser offers. */
export const ACCEPTED = '.json,.xml,.strings,.stringsdict';

const isPair = (names: readonly string[]): boolean =>
  names.length === 2 &&
  ['strings', 'stringsdict'].every((format) => names.some((name) => formatOf(name) === format));

/** One file, or a .strings with its .stringsdict. */
export const isOneImport = (names: readonly string[]): boolean => names.length <= 1 || isPair(names);
