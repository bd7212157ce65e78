import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';

import type { PlanInterval, SubscriptionView } from '#core/api/subscriptions.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { useAction } from '../../../lib/hooks/use-action.js';
import { useSubscriptionCalls } from '../api.js';
import { BILLING_ERRORS } from '../errors.js';
import { useFormats } from '../formats.js';
import { isOverdue } from '../overdue.js';
import styles from './Notices.module.css';

interface NoticesProps {
  subscription: SubscriptionView;
  onUpdateCard: () => void;
}

/** Upcoming changes of the subscription and problems with it, each with an action. */
export function Notices({ subscription, onUpdateCard }: NoticesProps) {
  const text = useText();
  const formats = useFormats();
  const { resume, switchTo } = useSubscriptionCalls();
  const { details, stripePriceId, status } = subscription;
  const { terminationAt, scheduledPlan } = details;
  return (
    <div className={styles.notices}>
      {isOverdue(status) && (
        <Alert
          type="error"
          showIcon
          title={text('sub.issue')}
          action={<Button onClick={onUpdateCard}>{text('sub.update_card')}</Button>}
        />
      )}
      {terminationAt !== null && (
        <Notice
          text={text('sub.ends_on', { date: formats.day(terminationAt) })}
          act={resume}
          success="toast.termination_revoked"
        >
          {text('sub.continue')}
        </Notice>
      )}
      {scheduledPlan !== null && (
        <Switch
          to={scheduledPlan.interval}
          at={scheduledPlan.startsAt}
          from={details.interval}
          revert={() => switchTo(stripePriceId)}
        />
      )}
    </div>
  );
}

interface SwitchProps {
  to: PlanInterval;
  at: string;
  from: PlanInterval;
  revert: () => Promise<unknown>;
}

function Switch({ to, at, from, revert }: SwitchProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <Notice
      text={text('sub.switch_scheduled', { plan: formats.plan(to), date: formats.day(at) })}
      act={revert}
      success="toast.plan_kept"
    >
      {text('sub.keep', { plan: formats.plan(from) })}
    </Notice>
  );
}

interface NoticeProps {
  text: string;
  /** Cancels the upcoming change. */
  act: () => Promise<unknown>;
  success: MessageId;
  children: ReactNode;
}

function Notice({ text, act, success, children }: NoticeProps) {
  const [run, running] = useAction(act, { success, errors: BILLING_ERRORS });
  return (
    <Alert
      type="info"
      showIcon
      title={text}
      action={
        <Button loading={running} onClick={() => void run()}>
          {children}
        </Button>
      }
    />
  );
}
