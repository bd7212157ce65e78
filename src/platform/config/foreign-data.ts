import { userInfo } from 'node:os';

/** The codes of what belongs to another account. */
export const FORBIDDEN = ['EACCES', 'EPERM'];

/**
 * The end of a sentence that explains what to do about data written by another account. @param path of the file or
 * folder
 */
export const takeOver = (path: string): string =>
  `it belongs to another account: start Motley as that one, or give it to this one (chown -R ${userInfo().username} ${path})`;
