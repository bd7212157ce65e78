import { ErrorCode } from '#core/api/errors/error-codes.js';

import type { ContentChange } from '../content/content-changed.js';

/** The errors for duplicate keys, by constraint. */
export const DUPLICATE_KEYS = { unique_key_name: ErrorCode.KeyNameAlreadyExists };

/** A change of a key, by ids. */
export const keyChange = (
  action: 'key.created' | 'key.updated' | 'key.deleted',
  { id: keyId, groupId }: { id: number; groupId: number },
): ContentChange => ({ action, groupId, keyId });
