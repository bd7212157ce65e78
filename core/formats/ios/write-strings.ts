import type { WrittenGroup } from '../export-types.js';

export function writeStrings(_groups: readonly WrittenGroup[]): string {
  return '';
}
