import { ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { DAY_MS } from '#core/domain/durations.js';
import { timeLeft } from '#core/domain/entitlement.js';

import { useBilling } from '../../features/subscriptions/api.js';
import { useFormats } from '../../features/subscriptions/formats.js';
import { isOverdue } from '../../features/subscriptions/overdue.js';
import { useStanding } from '../../features/subscriptions/use-standing.js';
import type { Standing } from '../../features/subscriptions/use-standing.js';
import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import type { BannerContent } from './banner-content.js';

/** If less time is left, the trial banner is a warning. */
const SOON_MS = 3 * DAY_MS;
/** If less time is left, the banner cannot be dismissed. */
const LAST_MS = DAY_MS;
/** A cancelled subscription is mentioned if it ends within this time. */
const ENDING_MS = 7 * DAY_MS;

export interface SubscriptionBanners {
  /** Failed payments, and access that has ended or is about to end. */
  urgent: BannerContent | null;
  trial: BannerContent | null;
}

/** The reason for the current access, if a banner should show it. */
export function useSubscriptionBanners(): SubscriptionBanners {
  const standing = useStanding();
  const issue = useIssueBanner(standing);
  const openSource = useOpenSourceBanner(standing);
  const ending = useEndingBanner(standing);
  const trial = useTrialBanner(standing);
  return { urgent: issue ?? openSource ?? ending, trial };
}

function useIssueBanner(standing: Standing | null): BannerContent | null {
  const text = useText();
  if (!isOverdue(standing?.subscription?.status ?? '')) return null;
  return warning(text('sub.issue'), <ToPlans label="sub.update_card" />);
}

function useOpenSourceBanner(standing: Standing | null): BannerContent | null {
  const text = useText();
  const hadTrial = (useBilling()?.trialDays ?? 0) > 0;
  if (standing?.mode !== 'restricted') return null;
  return warning(
    text(hadTrial ? 'banner.open_source' : 'banner.no_subscription'),
    <ToPlans label="sub.see_plans" />,
  );
}

function useEndingBanner(standing: Standing | null): BannerContent | null {
  const text = useText();
  const formats = useFormats();
  const end = standing?.subscription?.details.terminationAt ?? null;
  if (standing?.mode !== 'subscribed' || end === null) return null;
  if (Date.parse(end) - standing.now.getTime() > ENDING_MS) return null;
  return warning(text('sub.ends_on', { date: formats.day(end) }), <ToPlans label="sub.continue" />);
}

function useTrialBanner(standing: Standing | null): BannerContent | null {
  const text = useText();
  const [isAway, setAway] = useState(false);
  if (standing?.mode !== 'trial' || standing.trialEndsAt === null) return null;
  const { trialEndsAt, now } = standing;
  const left = timeLeft(trialEndsAt, now);
  if (left === null) return null;
  const leftMs = trialEndsAt.getTime() - now.getTime();
  const isLast = leftMs <= LAST_MS;
  if (isAway && !isLast) return null;
  const isSoon = leftMs <= SOON_MS;
  return {
    tone: isSoon ? 'warning' : 'info',
    icon: isSoon ? <ExclamationCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />,
    text: text('banner.trial', { left: text('banner.left', { ...left }) }),
    action: <ToPlans label="sub.see_plans" />,
    isTicking: true,
    ...(isLast ? {} : { onClose: () => setAway(true) }),
  };
}

const warning = (text: string, action: BannerContent['action']): BannerContent => ({
  tone: 'warning',
  icon: <ExclamationCircleOutlined aria-hidden />,
  text,
  action,
});

function ToPlans({ label }: { label: MessageId }) {
  const text = useText();
  return <Link to="/profile/subscriptions">{text(label)}</Link>;
}
