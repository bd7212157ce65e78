/** `modified` is the state of any text nobody has judged since it last changed. */
export const VALUE_STATUSES = ['modified', 'validated', 'invalidated'] as const;

export type ValueStatus = (typeof VALUE_STATUSES)[number];

export const isValueStatus = (value: unknown): value is ValueStatus =>
  VALUE_STATUSES.some((status) => status === value);
