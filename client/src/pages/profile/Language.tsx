import { Radio } from 'antd';

import { changeLanguage } from '../../features/profile/api.js';
import { LOCALE_NAMES, LOCALES } from '../../i18n/dictionary.js';
import type { Locale } from '../../i18n/dictionary.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { Section } from '../../ui/Section.js';
import styles from './Language.module.css';

/** The language of the interface on this device, and of emails. */
export function Language() {
  const text = useText();
  const { dictionary, choose } = useLocale();
  const [saveForEmails] = useAction(changeLanguage);
  const change = (locale: Locale): void => {
    choose(locale);
    void saveForEmails(locale);
  };
  return (
    <Section title={text('profile.tab_language')} help={text('profile.language_help')}>
      <Radio.Group
        aria-label={text('profile.tab_language')}
        className={styles.choices ?? ''}
        value={dictionary.locale}
        options={LOCALES.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{text(LOCALE_NAMES[locale])}</span>,
        }))}
        onChange={(event) => change(event.target.value as Locale)}
      />
    </Section>
  );
}
