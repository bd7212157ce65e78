import { isStorableText } from './rules.js';

/** The most characters of a path in a repository. */
export const PATH_LENGTH = 400;

/**
 * Whether a text is the path of a document, or a template of such paths: relative, with `/` between parts that are neither
 * empty nor lead out of their folder, and without control characters or what Windows takes for a separator or a drive.
 */
export const isDocumentPath = (path: string): boolean =>
  path.length <= PATH_LENGTH && isStorableText(path) && path.split('/').every(isPart);

const isPart = (part: string): boolean => part !== '' && part !== '.' && part !== '..' && !UNSAFE.test(part);

/** Also marks of direction, which disguise an extension. */
const UNSAFE = /[\\:]|\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
