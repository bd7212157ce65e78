/** In ascending order. */
export const SEVERITIES = ['off', 'hint', 'warning', 'error'] as const;

export type Severity = (typeof SEVERITIES)[number];

export const isSeverity = (value: unknown): value is Severity =>
  SEVERITIES.some((severity) => severity === value);
