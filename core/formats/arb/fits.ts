import type { Fit } from '../model/file-format.js';

/** Attributes of keys; the language of the file is said by no other format. */
export function fits(head: string): Fit | null {
  if (!/^\s*\{/.test(head)) return null;
  if (head.includes('"@@locale"')) return 'surely';
  return /"@\w+"\s{0,10}:\s{0,10}\{/.test(head) ? 'maybe' : null;
}
