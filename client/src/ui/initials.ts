/** The initials of the first two words of a name. */
export const initials = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
