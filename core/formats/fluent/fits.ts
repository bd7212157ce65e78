import type { Fit } from '../model/file-format.js';

const MESSAGE = /^-?[a-zA-Z][\w-]{0,200} {0,20}=/m;
const ARROW = /-> {0,20}\r?$/m;
const DEFAULT = /^ {0,200}\*\[[\w.-]{1,100}\]/m;

/** Messages with a selector are Fluent; other texts may be by their name, unless they begin with a tag (FreeMarker). */
export function fits(head: string): Fit | null {
  if (/^\s*[<{]/.test(head)) return 'no';
  return MESSAGE.test(head) && ARROW.test(head) && DEFAULT.test(head) ? 'surely' : null;
}
