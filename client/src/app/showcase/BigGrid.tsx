import { useState } from 'react';

import { Editor } from '../../features/translations/Editor.js';
import { OpenProject } from '../../features/translations/store/open-project.js';
import { WHOLE_VIEW } from '../../features/translations/url-view.js';
import type { View } from '../../features/translations/url-view.js';
import { bigProject } from './big-project.js';
import { Part } from './Part.js';
import styles from './Showcase.module.css';

/** Nothing is sent from here. */
const PORTS = {
  send: () => new Promise<never>(() => undefined),
  wait: () => () => undefined,
  isOnline: () => false,
};

const nothing = (): void => undefined;
const NO_ACTIONS = {
  ...{
    onWarnings: nothing,
    onGoal: nothing,
    onNewKey: nothing,
    onAddLanguage: nothing,
    onImportLanguage: nothing,
  },
  ...{ onDeleteLanguage: nothing, onFillLanguage: nothing, onShortcuts: nothing },
  ...{ onChangeKind: nothing, onDelete: nothing },
  renameGroup: () => Promise.resolve(),
  renameKey: () => Promise.resolve(),
};

/** The editor over ten thousand keys, with its filters and its search. */
export function BigGrid() {
  const [{ project, details }] = useState(() => {
    const made = bigProject();
    const opened = new OpenProject(0, made.id, PORTS);
    opened.load(made);
    return { project: opened, details: made };
  });
  const [view, setView] = useState<View>(WHOLE_VIEW);
  return (
    <Part name="Editor">
      <div className={styles.grid}>
        <Editor
          {...NO_ACTIONS}
          project={project}
          details={details}
          view={view}
          onView={(change) => setView((before) => ({ ...before, ...change }))}
          warnings={0}
          goal={null}
        />
      </div>
    </Part>
  );
}
