/** A file that is not translated into a language of another file lacks nothing. */
export const isWorthTelling = ({ reason }: { reason: string }): boolean =>
  reason !== 'imports.no_values_found';
