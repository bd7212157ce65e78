import { useMemo } from 'react';

import type { PlanInterval } from '#core/api/subscriptions.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';

export interface Formats {
  /** @param amount in the smallest unit of the currency */
  money: (amount: number, currency: string) => string;
  day: (iso: string) => string;
  /** The name of a plan inside a sentence. */
  plan: (interval: PlanInterval) => string;
  /** The price of a plan and its interval. */
  rate: (plan: { amount: number; currency: string; interval: PlanInterval }) => string;
}

export const PLAN_NAMES = { month: 'sub.monthly', year: 'sub.yearly' } as const satisfies Record<
  PlanInterval,
  MessageId
>;

const RATES = { month: 'sub.per_month', year: 'sub.per_year' } as const satisfies Record<
  PlanInterval,
  MessageId
>;

export function useFormats(): Formats {
  const text = useText();
  const { locale } = useLocale().dictionary;
  return useMemo(() => {
    const region = locale === 'en' ? 'en-GB' : locale;
    const days = new Intl.DateTimeFormat(region, { dateStyle: 'long' });
    const money: Formats['money'] = (amount, currency) => {
      const format = new Intl.NumberFormat(region, { style: 'currency', currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      return format.format(amount / 10 ** digits);
    };
    return {
      money,
      // Non-breaking, so that a date stays on one line.
      day: (iso) => days.format(Date.parse(iso)).replaceAll(' ', '\u00A0'),
      plan: (interval) => text(PLAN_NAMES[interval]).toLocaleLowerCase(locale),
      rate: ({ amount, currency, interval }) => text(RATES[interval], { amount: money(amount, currency) }),
    };
  }, [locale, text]);
}
