import type { Finding } from './finding.js';

/**
 * What identifies a finding that a member ignores: the check, what it is about, and the source text. It stays the same
 * while the translation changes and until the source does. 14 characters of base 36 at most.
 *
 * @param source the source text that the finding was made with; null if there is none
 */
export function fingerprint({ check, args }: Finding, source: string | null): string {
  const about = Object.entries(args).filter(([, value]) => typeof value === 'string');
  about.sort(([one], [other]) => (one < other ? -1 : 1));
  return hash(JSON.stringify([check, about, source]));
}

/** 64 bits of two FNV-1a hashes: fingerprints are compared within one value only. */
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + at), 0x01000193);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36).padStart(7, '0');
}
