import type { WrittenGroup } from '../export-types.js';

export function writeStringsdict(_groups: readonly WrittenGroup[]): string | null {
  return '';
}
