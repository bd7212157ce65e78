import { ArrowLeftOutlined, MoreOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useText } from '../../../i18n/use-text.js';
import { lazily } from '../../../lib/lazily.js';
import { PageTitle } from '../../../ui/PageTitle.js';
import { ProjectTile } from '../../../project/ui/ProjectTile.js';
import type { ProjectArchive } from '../../../project/ui/use-archive-banner.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { Menu } from '../../../ui/popups/Menu.js';
import styles from './PhoneBar.module.css';
import { menuItems } from '../bar/ProjectBar.js';
import type { ProjectEntry } from '../bar/ProjectBar.js';

/** Loaded on demand: few projects are archived. */
const ReadOnlyTag = lazily(async () => (await import('../../../project/ui/ReadOnlyTag.js')).ReadOnlyTag);

interface PhoneBarProps {
  project: { name: string; color: string } & ProjectArchive;
  entries: readonly ProjectEntry[];
  query: string;
  onSearch: (query: string) => void;
}

/** The head of a project on a phone: back, name, search, and a button for everything else. */
export function PhoneBar({ project, entries, query, onSearch }: PhoneBarProps) {
  const text = useText();
  const [isSearching, setSearching] = useState(query !== '');
  return (
    <div className={styles.bar} data-whole-screen>
      <Link to="/dashboard" className={styles.back} aria-label={text('editor.back')}>
        <ArrowLeftOutlined aria-hidden />
      </Link>
      <ProjectTile name={project.name} color={project.color} size={28} />
      <PageTitle title={project.name} className={isSearching ? 'visually-hidden' : styles.name} />
      {project.archivedAt !== null && !isSearching && <ReadOnlyTag archive={project} />}
      {isSearching && (
        <SearchField
          className={styles.search}
          value={query}
          label={text('editor.search')}
          clearLabel={text('editor.clear_search')}
          // The URL opened the search, not a tap.
          takesFocus={query === ''}
          onSearch={onSearch}
        />
      )}
      <span className={styles.buttons}>
        <Button
          type="text"
          icon={<SearchOutlined aria-hidden />}
          aria-label={text('editor.search_open')}
          aria-expanded={isSearching}
          onClick={() => {
            if (isSearching) onSearch('');
            setSearching(!isSearching);
          }}
        />
        <Menu menu={{ items: menuItems(entries) }} placement="bottomRight">
          <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={text('app.more')} />
        </Menu>
      </span>
    </div>
  );
}
