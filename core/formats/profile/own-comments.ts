import type { Steps } from '../../steps.js';
import { codecOf } from '../registry/codecs.js';
import { storable } from '../text/storable.js';
import { headOf } from '../layout/head.js';
import type { FileProfile, ProfilePart } from '../model/profile-types.js';

/**
 * A file in which a comment stands for the description of its key only where both say the same. Files of two languages
 * may comment on a key in different words: each keeps its own.
 * @param descriptions those of the keys of the file, in its order
 */
export function* withOwnComments(
  file: FileProfile,
  descriptions: readonly (string | null)[],
): Steps<FileProfile> {
  const dialect = codecOf({ id: file.format }).dialect(headOf(file), file.style);
  const parts: ProfilePart[] = [];
  for (const part of file.parts) {
    const isOther =
      typeof part === 'object' &&
      'comment' in part &&
      storable(dialect.readComment(part.comment)) !== (descriptions[part.of] ?? '');
    parts.push(isOther ? part.comment : part);
    if (parts.length % STEP === 0) yield;
  }
  return { ...file, parts };
}

const STEP = 256;
