/** The server refuses bodies of more than 20 MB, to which other fields belong as well. */
export const LARGEST_BODY = 19_500_000;

/** Of a slice of an import that is larger, which is a step of its progress. */
export const SLICE_BYTES = 6_000_000;
