import { formatOf } from '../formats/registry/registry.js';
import type { FoundDocument } from './look-at.js';
import { isTestData } from './words.js';

/** A document as it is found, of the format that its name has. For tests. */
export const testDocument = (path: string, others: Partial<FoundDocument> = {}): FoundDocument => ({
  path,
  size: 1,
  format: formatOf(path)?.id ?? 'json',
  formats: [],
  language: null,
  source: null,
  isTestData: isTestData(path),
  ...others,
});
