import type { Finding } from './finding.js';

/**
 * Identifies an ignored finding by its check, its string arguments and the source text: it survives edits of the
 * translation, but not of the source. At most 14 base-36 characters.
 *
 * @param source the source text at the time of the check; null if there is none
 */
export function fingerprint({ check, args }: Finding, source: string | null): string {
  const about = Object.entries(args).filter(([, value]) => typeof value === 'string');
  about.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash(JSON.stringify([check, about, source]));
}

/** Two 32-bit FNV-1a hashes. Fingerprints are only compared within one value. */
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + at), 0x01000193);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36).padStart(7, '0');
}
