import type { PluralStyle } from '../json/style.js';
import type { FileProfile } from '../model/profile-types.js';
import type { JsonFlavour } from '../plurals/flavours.js';

type Kept = Pick<FileProfile, 'format' | 'style' | 'parts'>;

/** How a file that was imported holds its plurals; null if it has none, or is no JSON. Linear. */
export function keptFlavour({ format, style, parts }: Kept): JsonFlavour | null {
  if (format !== 'json') return null;
  const hasPlurals = parts.some(
    (part) => typeof part === 'object' && 'text' in part && (part.form ?? part.pipes) !== undefined,
  );
  const { flavour }: PluralStyle = style;
  return hasPlurals ? (flavour ?? 'pipes') : null;
}
