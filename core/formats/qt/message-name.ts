/** The name of a message: its source, with what tells it from others of the same source. */
export const nameOf = (source: string, comment: string): string =>
  comment === '' ? source : `${source} [${comment}]`;
