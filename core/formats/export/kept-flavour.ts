import type { FileProfile } from '../model/profile-types.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import type { WebStyle } from '../web/style.js';

type Kept = Pick<FileProfile, 'format' | 'style' | 'parts'>;

/** How a file that was imported holds its plurals; null if it has none, or no other way to. Linear. */
export function keptFlavour({ format, style, parts }: Kept): JsonFlavour | null {
  const { flavour, messages }: WebStyle = style;
  if (format !== 'json' || messages !== undefined) return null;
  const hasPlurals = parts.some(
    (part) => typeof part === 'object' && 'text' in part && (part.form ?? part.pipes) !== undefined,
  );
  return hasPlurals ? (flavour ?? 'pipes') : null;
}
