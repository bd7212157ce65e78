import type { ActivityItem, ActivityPage } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { http } from '../../lib/api/http.js';
import type { SaveStep } from './save-queue.js';

/** Reverts the last change of a value and returns the value; null if that would not lead to what is wanted. */
export async function takeBack(projectId: number, step: SaveStep): Promise<ValueView | null> {
  const { ref, base } = step;
  const history = routes.listHistoryOfValue(projectId, ref.keyId, base.id ?? 0);
  const { items } = await http.get<ActivityPage>(history, { quiet: true });
  const last = items.find(({ version }) => version === base.version);
  if (!last || !leadsTo(step, last)) return null;
  return http.post(routes.revertChange(projectId, last.id), {}, { quiet: true });
}

function leadsTo(step: SaveStep, { action, old }: ActivityItem): boolean {
  if (step.kind === 'text') return action === 'value.written' && old?.['text'] === step.text;
  if (step.kind === 'status') return action === 'value.reviewed' && old?.['status'] === step.status;
  return action === 'value.confirmed';
}
