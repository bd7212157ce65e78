import { FORMATS, formatOf } from '#core/formats/registry.js';

/** What the file chooser offers. */
export const ACCEPTED = FORMATS.flatMap(({ extensions }) => extensions.map((one) => `.${one}`)).join(',');

/** One file, or one with its companion. */
export function isOneImport(names: readonly string[]): boolean {
  const [first = null, second = null, ...others] = names.map(formatOf);
  if (names.length < 2) return true;
  return others.length === 0 && first?.companion !== undefined && first.companion === second?.id;
}
