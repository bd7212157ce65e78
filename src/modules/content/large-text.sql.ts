/** Texts of more bytes than this are read apart from the rows that list thousands of texts. */
const LARGE_TEXT = 1_000;

/** The id of a value with a large text, and the bytes of that. */
export type LargeText = readonly [valueId: number, bytes: number];

/** Whether the text of `as` is large, without reading one that is stored apart from its row. */
export const isLarge = ({ as }: { as: string }): string => `octet_length(${as}.text) > ${LARGE_TEXT}`;

/** LargeText as JSON. */
export const largeText = ({ as }: { as: string }): string =>
  `json_build_array(${as}.id, octet_length(${as}.text))`;

/** $1 project, $2 values. */
export const LARGE_TEXTS = `
  SELECT v.id, v.text FROM translation_value v WHERE v.project_id = $1 AND v.id = ANY($2)`;
