const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * The comment of a group, on one line wherever a reader may see the end of a line: no name can leave its comment. A group
 * without a name closes the one before.
 */
export const markerLine = (group: string): string =>
  group === '' ? 'MARK: -' : `MARK: - ${group.replace(LINE_BREAK, ' ')}`;
