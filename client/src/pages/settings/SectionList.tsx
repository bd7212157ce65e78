import { RightOutlined } from '@ant-design/icons';
import { NavLink } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { FROM_LIST } from './BackToSections.js';
import { settingsPath } from '../settings-path.js';
import type { SettingsSection } from './sections.js';
import styles from './Settings.module.css';

interface SectionListProps {
  projectId: number;
  sections: readonly SettingsSection[];
  /** Whether the list is a page of its own. */
  isPage: boolean;
}

/**
 * The sections of the settings. A list beside a section replaces the history entry, so that Back leaves the settings.
 */
export function SectionList({ projectId, sections, isPage }: SectionListProps) {
  const text = useText();
  return (
    <nav className={isPage ? styles.page : styles.list} aria-label={text('settings.title')}>
      {sections.map(({ name, title }) => (
        <NavLink
          key={name}
          to={settingsPath(projectId, name)}
          replace={!isPage}
          state={isPage ? FROM_LIST : null}
          className={styles.entry}
        >
          {text(title)}
          {isPage && <RightOutlined aria-hidden className={styles.arrow} />}
        </NavLink>
      ))}
    </nav>
  );
}
