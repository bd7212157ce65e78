/** `modified` is the status of a text that has not been reviewed since its last change. */
export const VALUE_STATUSES = ['modified', 'validated', 'invalidated'] as const;

export type ValueStatus = (typeof VALUE_STATUSES)[number];

export const isValueStatus = (value: unknown): value is ValueStatus =>
  VALUE_STATUSES.some((status) => status === value);
