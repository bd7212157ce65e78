/** From the lowest to the highest. */
export const SEVERITIES = ['off', 'hint', 'warning', 'error'] as const;

export type Severity = (typeof SEVERITIES)[number];

/** Whether a value is a severity. */
export const isSeverity = (value: unknown): value is Severity =>
  SEVERITIES.some((severity) => severity === value);
