/**
 * Makes a name safe for an email: it may be written by a stranger, so it gets no line of its own and contains no link.
 */
export const inline = (name: string): string =>
  name
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/:\/\//g, ': //')
    .replace(/\.(?=\S)/g, '.\u2060')
    .trim();
