import type { ActivityItem } from '#core/api/activity.js';
import { isCheckId } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';
import { isSeverity } from '#core/checks/severity.js';
import type { Severity } from '#core/checks/severity.js';

import type { Deed } from './deed.js';

const SETTINGS = ['name', 'color', 'description'] as const;

/** Names the base language if nothing else has changed. */
export function projectDeed({ old, new: now, language }: ActivityItem): Deed {
  const isOther = SETTINGS.some((field) => old?.[field] !== now?.[field]);
  return isOther || !language?.name || now?.['sourceLanguageId'] === undefined
    ? { id: 'activity.project_updated' }
    : { id: 'activity.base_language', values: { name: language.name } };
}

const severitiesIn = (state: ActivityItem['new']): Record<string, unknown> => {
  const severities = state?.['severities'];
  return typeof severities === 'object' && severities !== null ? { ...severities } : {};
};

/** Names the switch or a single check; if several checks have changed, names none. */
export function checksDeed({ old, new: now, language }: ActivityItem): Deed {
  if (old?.['blocksOnErrors'] !== now?.['blocksOnErrors'])
    return {
      id: 'activity.errors_block',
      values: { blocks: now?.['blocksOnErrors'] === true ? 'yes' : 'no' },
    };
  const [before, after] = [severitiesIn(old), severitiesIn(now)];
  const changed = Object.keys({ ...before, ...after }).filter((check) => before[check] !== after[check]);
  const [check] = changed;
  if (changed.length !== 1 || !isCheckId(check)) return { id: 'activity.checks_changed' };
  return checkDeed(check, after[check], language?.name ?? null);
}

function checkDeed(check: CheckId, severity: unknown, language: string | null): Deed {
  const values = { place: language === null ? 'all' : 'language', name: language ?? '' };
  const names = { check: `check.${check}` } as const;
  return isSeverity(severity)
    ? { id: 'activity.check_set', values, names: { ...names, severity: severityName(severity) } }
    : { id: 'activity.check_reset', values, names };
}

const severityName = (severity: Severity) => `severity.${severity}` as const;

/** Describes an ignored finding by its check. */
export const findingDeed =
  (id: 'activity.finding_ignored' | 'activity.finding_restored') =>
  ({ new: now }: ActivityItem): Deed => {
    const check = now?.['check'];
    return isCheckId(check)
      ? { id, values: { known: 'yes' }, names: { check: `check.${check}` } }
      : { id, values: { known: 'no', check: '' } };
  };
