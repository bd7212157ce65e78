import type pg from 'pg';

import { LANGUAGES, SUBJECT } from './people.js';
import { insert, NOW } from './rows.js';
import type { Row } from './rows.js';

interface Place {
  id: number;
  /** In all its names. */
  letter: string;
  actorId: number | null;
}

/** For each project a change of languages, one as earlier releases recorded it, and an invitation without an account. */
export async function auditLog(client: pg.Client, places: readonly Place[]): Promise<void> {
  const rows = places.flatMap(({ id: project_id, letter, actorId: actor_id }, index): Row[] => {
    const entry = (id: number, action: string, details: object): Row => ({
      id: 10 * index + id,
      project_id,
      actor_id,
      action,
      details,
      at: NOW,
    });
    const languages = LANGUAGES.map((name, at) => ({ id: at + 1, name: `name-${letter}-${name}` }));
    const [english, french, ...others] = languages;
    return [
      entry(1, 'member.updated', updated([english, ...others])),
      entry(2, 'member.updated', updated([french?.id])),
      // The ids of NEWCOMERS.
      entry(3, 'invitation.created', { invitationId: 11 + index, role: 'editor' }),
    ];
  });
  await insert(client, 'audit_log', rows);
}

const updated = (target: unknown[]): object => ({
  userId: SUBJECT.id,
  old: { role: 'editor', source: null, target: null },
  new: { role: 'editor', source: null, target },
});
