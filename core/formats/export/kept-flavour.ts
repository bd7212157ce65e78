import type { PluralStyle } from '../json/style.js';
import type { FileProfile } from '../model/profile-types.js';
import type { JsonFlavour } from '../plurals/flavours.js';

type Kept = Pick<FileProfile, 'format' | 'style' | 'parts'>;

/** Of the profiles of an export: each of its languages asks for those of all. */
const flavours = new WeakMap<Kept, JsonFlavour | null>();

/**
 * How a file that was imported holds its plurals; null if it has none, or no other way to. Linear, and looked for once: a
 * profile does not change.
 */
export function keptFlavour(profile: Kept): JsonFlavour | null {
  const known = flavours.get(profile);
  if (known !== undefined) return known;
  const flavour = flavourIn(profile);
  flavours.set(profile, flavour);
  return flavour;
}

function flavourIn({ format, style, parts }: Kept): JsonFlavour | null {
  const { flavour }: PluralStyle = style;
  // Where objects are keys, their kind says how plurals are held.
  if (format !== 'json' || 'messages' in style) return null;
  const hasPlurals = parts.some(
    (part) => typeof part === 'object' && 'text' in part && (part.form ?? part.pipes) !== undefined,
  );
  return hasPlurals ? (flavour ?? 'pipes') : null;
}
