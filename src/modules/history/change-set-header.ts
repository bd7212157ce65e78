import type { Response } from 'express';

import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';

/** Sets the response header with the change set of a call; null for none. */
export function sendChangeSet(response: Response, changeSetId: number | null): void {
  if (changeSetId !== null) response.setHeader(CHANGE_SET_HEADER, String(changeSetId));
}
