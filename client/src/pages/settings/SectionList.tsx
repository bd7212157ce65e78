import { RightOutlined } from '@ant-design/icons';
import { NavLink } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { FROM_LIST } from './BackToSections.js';
import { settingsPath } from './settings-path.js';
import type { SettingsSection } from './sections.js';
import styles from './Settings.module.css';

interface SectionListProps {
  projectId: number;
  sections: readonly SettingsSection[];
  /** Whether the list is a page of its own, which a section opens over. */
  isPage: boolean;
}

/** The sections of the settings. Beside a section it replaces it, so that Back leads to where one came from. */
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
