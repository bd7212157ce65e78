import { Link } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { Logo } from '../../ui/Logo.js';
import { PageTitle } from '../../ui/PageTitle.js';
import { AntdProvider } from '../../ui/theme/AntdProvider.js';
import { BigGrid } from './BigGrid.js';
import { Controls } from './Controls.js';
import { Layers } from './Layers.js';
import { Lists } from './Lists.js';
import { Marks } from './Marks.js';
import styles from './Showcase.module.css';
import { Tokens } from './Tokens.js';

/** Every component in all its states, for development and visual comparison. */
export function Showcase() {
  const text = useText();
  return (
    <AntdProvider>
      <main className={styles.page}>
        <meta name="robots" content="noindex" />
        <header className={styles.head}>
          <PageTitle title={text('components.title')} />
          <Link to="/login" aria-label={text('app.main_page')}>
            <Logo />
          </Link>
        </header>
        <Tokens />
        <Marks />
        <Controls />
        <Lists />
        <Layers />
        <BigGrid />
      </main>
    </AntdProvider>
  );
}
