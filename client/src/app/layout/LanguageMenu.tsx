import { DownOutlined, GlobalOutlined } from '@ant-design/icons';

import { isLocale } from '../../i18n/locale.js';
import { LOCALE_NAMES, LOCALES } from '../../i18n/dictionary.js';
import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import styles from './LanguageMenu.module.css';

/** Chooses the interface language, at once, and stores it on this device. */
export function LanguageMenu() {
  const text = useText();
  const { dictionary, choose } = useLocale();
  const current = text(LOCALE_NAMES[dictionary.locale]);
  return (
    <span className={styles.menu}>
      <GlobalOutlined aria-hidden />
      <select
        aria-label={text('nav.language', { language: current })}
        value={dictionary.locale}
        onChange={({ target }) => isLocale(target.value) && choose(target.value)}
      >
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {text(LOCALE_NAMES[locale])}
          </option>
        ))}
      </select>
      <DownOutlined aria-hidden className={styles.arrow} />
    </span>
  );
}
