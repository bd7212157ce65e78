import { useMemo, useState } from 'react';

import { Editor } from '../../features/editor/Editor.js';
import { OpenProject } from '../../project/open-project.js';
import { WHOLE_VIEW } from '../../features/editor/url-view.js';
import type { View } from '../../features/editor/url-view.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { EDITOR_SLOTS } from '../../pages/project/editor-slots.js';
import { ProjectContext } from '../../project/project-context.js';
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
  onWarnings: nothing,
  onScrollTo: nothing,
  onNewKey: nothing,
  onAddLanguage: nothing,
  onImportLanguage: nothing,
  onDeleteLanguage: nothing,
  onFillLanguage: nothing,
  onShortcuts: nothing,
  onChangeKind: nothing,
  onMoveKey: nothing,
  onDeleteKey: nothing,
  onChangeKeys: nothing,
  onReplace: nothing,
  onDeleteGroup: nothing,
  renameGroup: () => Promise.resolve(),
  renameKey: () => Promise.resolve(),
};

/** The editor over ten thousand keys, with its filters and its search. */
export function BigGrid() {
  const [{ project, details }] = useState(() => {
    const made = bigProject();
    const opened = new OpenProject(0, made.id, PORTS);
    opened.loader.load(made);
    return { project: opened, details: made };
  });
  const can = useCan(details);
  const context = useMemo(() => ({ project, can, archive: details }), [project, can, details]);
  const [view, setView] = useState<View>(WHOLE_VIEW);
  return (
    <Part name="Editor">
      <div className={styles.grid}>
        <ProjectContext value={context}>
          <Editor
            {...NO_ACTIONS}
            slots={EDITOR_SLOTS}
            projectName={details.name}
            view={view}
            onView={(change) => setView((before) => ({ ...before, ...change }))}
            warnings={0}
            scrollTarget={null}
          />
        </ProjectContext>
      </div>
    </Part>
  );
}
