/** The versions that new documents may have; the first one is what every tool reads. */
export const XLIFF_VERSIONS = ['1.2', '2.0'] as const;

export type XliffVersion = (typeof XLIFF_VERSIONS)[number];

export const isXliffVersion = (value: unknown): value is XliffVersion =>
  XLIFF_VERSIONS.some((version) => version === value);
