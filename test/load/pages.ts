import type { ContentEvents } from '#core/api/live.js';

import { openProjectSocket } from '../faults/support/watchers.js';
import type { Records } from './records.js';
import type { Workplace } from './workplace.js';

/**
 * Opens the project on a page of every translator and reviewer, and records when the texts of others arrive there.
 * Returns what closes the pages.
 */
export async function openPages(
  { origin, projectId, translators, reviewers }: Workplace,
  records: Records,
): Promise<() => void> {
  const people = [...translators, ...reviewers];
  const sockets = await Promise.all(
    people.map(async (account) => {
      const socket = await openProjectSocket(origin, account, projectId);
      socket.on('value_changed', ({ byUserId, values }: ContentEvents['value_changed']) => {
        if (byUserId === account.id) return;
        // A review sends the text again.
        for (const { name, status } of values) if (status === 'modified') records.noteSeen(name);
      });
      return socket;
    }),
  );
  return () => sockets.forEach((socket) => socket.disconnect());
}
