import { Radio } from 'antd';

import { LOCALE_NAMES, LOCALES } from '../../i18n/dictionary.js';
import type { Locale } from '../../i18n/dictionary.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { Section } from '../../ui/Section.js';
import styles from './Language.module.css';

/** The language of the interface, on this device. */
export function Language() {
  const text = useText();
  const { dictionary, choose } = useLocale();
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
        onChange={(event) => choose(event.target.value as Locale)}
      />
    </Section>
  );
}
