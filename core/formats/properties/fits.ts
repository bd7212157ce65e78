import type { Fit } from '../model/file-format.js';

const ENTRY = /^\s{0,99}[^\s=:#!"',;]{1,200}\s{0,99}[=:]/;

/** Any text is such a file: what begins like another one is none, and on the rest its lines decide, or its name. */
export function fits(head: string): Fit | null {
  if (/^\s*[<{[]/.test(head)) return 'no';
  return head.split(/[\r\n]+/).some((line) => ENTRY.test(line)) ? 'maybe' : null;
}
