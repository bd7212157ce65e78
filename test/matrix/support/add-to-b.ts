import type pg from 'pg';

import type { Principal } from './people.js';
import { insert, NOW } from './rows.js';
import { B } from './ids.js';

/** Makes outsiders who try the ids of project B its managers. */
export async function addToB(client: pg.Client, people: readonly Principal[]): Promise<void> {
  const common = { project_id: B, role: 'manager', created_at: NOW };
  await insert(
    client,
    'membership',
    people.map(({ id }) => ({
      ...common,
      id: 200 + Number(id),
      user_id: id,
      source_restricted: false,
      target_restricted: false,
    })),
  );
}
