import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ActivityItem, RevertActivity } from '#core/api/activity.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { ApiError } from '../../lib/http/api-error.js';
import { http } from '../../lib/api/http.js';
import { absoluteTime } from '../../lib/text/relative-time.js';
import { useAction } from '../../lib/hooks/use-action.js';
import styles from './Activity.module.css';

interface RevertProps {
  projectId: number;
  item: ActivityItem;
  onReverted: (value: ValueView) => void;
}

/** Reverts a change of a value; asks for confirmation if there is a newer change. */
export function Revert({ projectId, item, onReverted }: RevertProps) {
  const text = useText();
  const { dictionary } = useLocale();
  const [run, isRunning, failure] = useAction(
    (body: RevertActivity) => http.post<ValueView>(routes.revertChange(projectId, item.id), body),
    {
      tell: 'place',
      success: 'toast.reverted',
      errors: {
        403: 'errors.unauthorized',
        conflict: 'errors.conflict',
        not_existing_value: 'errors.not_existing_value',
        not_existing_activity: 'errors.not_existing_activity',
        empty_value: 'errors.empty_value',
      },
      onSuccess: onReverted,
    },
  );
  const newer = failure && newerText(failure.error);
  return (
    <>
      <Button
        type="text"
        size="small"
        className={styles.revert ?? ''}
        icon={<UndoOutlined aria-hidden />}
        loading={isRunning}
        aria-label={text('activity.revert_of', { date: absoluteTime(item.at, dictionary.locale) })}
        onClick={() => void run({})}
      >
        {text('activity.revert')}
      </Button>
      {failure && newer === null && (
        <p className={styles.trouble} role="alert">
          {text(failure.id, failure.values)}
        </p>
      )}
      {newer !== null && (
        <Newer text={newer} isRunning={isRunning} onForce={() => void run({ force: true })} />
      )}
    </>
  );
}

function Newer({
  text: newer,
  isRunning,
  onForce,
}: {
  text: string;
  isRunning: boolean;
  onForce: () => void;
}) {
  const text = useText();
  return (
    <div className={styles.trouble} role="alert">
      <span>{newer === '' ? text('activity.newer_empty') : text('activity.newer', { text: newer })}</span>
      <Button size="small" loading={isRunning} onClick={onForce}>
        {text('activity.revert_anyway')}
      </Button>
    </div>
  );
}

/** The current text, if it caused the refusal. */
function newerText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = error;
  const isValue = typeof current === 'object' && current !== null && 'name' in current;
  return isValue && typeof current.name === 'string' ? current.name : null;
}
