import { Radio } from 'antd';

import { LOCALES } from '../i18n/locale.js';
import { useLocale } from '../i18n/LocaleProvider.js';
import { useText } from '../i18n/use-text.js';
import { PageTitle } from '../ui/PageTitle.js';
import styles from './Language.module.css';

/** Preferences: the language of the interface, on this device. */
export function Language() {
  const text = useText();
  const { dictionary, choose } = useLocale();
  return (
    <div className={styles.page}>
      <PageTitle title={text('profile.tab_language')} className={styles.title} />
      <p className={styles.help}>{text('profile.language_help')}</p>
      <Radio.Group
        aria-label={text('profile.tab_language')}
        className={styles.choices}
        value={dictionary.locale}
        options={LOCALES.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{text(`profile.${locale}`)}</span>,
        }))}
        onChange={(event) => choose(event.target.value as (typeof LOCALES)[number])}
      />
    </div>
  );
}
