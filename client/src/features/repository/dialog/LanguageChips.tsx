import { Popover } from 'antd';

import { languageNamed } from '#core/domain/languages/language-code.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { capitalised } from '../../../lib/text/capitalised.js';
import type { Chip } from '../model/chips.js';
import styles from './LanguageChips.module.css';

const SHOWN = 5;
const SHOWN_ON_PHONES = 4;

/** The languages of a file: some as badges, and all with their paths behind a button. */
export function LanguageChips({ chips }: { chips: readonly Chip[] }) {
  const text = useText();
  const most = useAtLeast('sm') ? SHOWN : SHOWN_ON_PHONES;
  const unknown = chips.filter(({ isUnknown }) => isUnknown);
  // What is to be looked at is seen without opening the list.
  const known = chips.filter(({ isUnknown }) => !isUnknown).slice(0, most - Math.min(1, unknown.length));
  const shown = [...known, ...unknown.slice(0, most - known.length)];
  const rest = chips.length - shown.length;
  return (
    <span className={styles.chips}>
      {shown.map((chip) => (
        <Badge key={chip.id} chip={chip} />
      ))}
      {rest > 0 && (
        <Popover
          trigger="click"
          content={<AllLanguages chips={chips} />}
          // The row is toggled by clicks beside its parts.
          destroyOnHidden
        >
          <button
            type="button"
            className={styles.more}
            aria-label={text('repo.all_languages', { count: chips.length })}
          >
            {`+${rest}`}
          </button>
        </Popover>
      )}
    </span>
  );
}

function Badge({ chip: { code, isUnknown } }: { chip: Chip }) {
  const name = useLanguageName();
  return (
    <span className={isUnknown ? styles.unknown : styles.badge} title={name(code)} translate="no">
      {isUnknown ? `${code}?` : code}
    </span>
  );
}

function AllLanguages({ chips }: { chips: readonly Chip[] }) {
  const name = useLanguageName();
  return (
    <ul className={styles.list}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Badge chip={chip} />
          <span>{chip.isUnknown ? '' : name(chip.code)}</span>
          <span className={`mono ${styles.path}`} dir="ltr" translate="no">
            {chip.path}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Names languages in that of the interface. */
export function useLanguageName(): (tag: string) => string {
  const { locale } = useLocale().dictionary;
  return (tag) => capitalised(languageNamed(tag, locale)?.name ?? tag, locale);
}
