import type { FileProfile } from '../model/profile-types.js';

/** What a file begins with: its declarations. */
export const headOf = ({ parts }: Pick<FileProfile, 'parts'>): string =>
  typeof parts[0] === 'string' ? parts[0] : '';
