import type { ImportProfile } from '#core/formats/model/profile-types.js';

/** As many texts of the longest length that a body may have as fit into one call. */
const PARTS = 18;
const PART_LENGTH = 990_000;

/** A profile of one file, as large as an import may send it. */
export const aProfile = (name: string, randomText: (length: number) => string): ImportProfile => ({
  version: 1,
  files: [
    {
      format: 'xml',
      name,
      encoding: 'utf-8',
      hasBom: false,
      style: { newline: '\n', lead: '  ' },
      keys: [],
      parts: Array.from({ length: PARTS }, () => randomText(PART_LENGTH)),
    },
  ],
});
