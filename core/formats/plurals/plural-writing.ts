import type { PluralMode } from '../../domain/plural-rules.js';
import { DEFAULT_ARGUMENT } from './flavours.js';
import type { JsonFlavour } from './flavours.js';

/** How the plurals of a language are written into a file that does not have them yet. */
export interface PluralWriting {
  /** BCP 47; null if unknown. */
  tag: string | null;
  /** In `strict` mode, `zero` is exactly 0. */
  pluralMode: PluralMode;
  /** Of JSON. */
  flavour: JsonFlavour;
  /** Of ICU messages: what the number is called. */
  argument: string;
}

export const USUAL_WRITING: PluralWriting = {
  tag: null,
  pluralMode: 'strict',
  flavour: 'pipes',
  argument: DEFAULT_ARGUMENT,
};
