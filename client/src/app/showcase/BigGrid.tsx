import { useMemo, useState } from 'react';

import { Editor } from '../../features/editor/Editor.js';
import { OpenProject } from '../../project/open-project.js';
import { WHOLE_VIEW } from '../../features/editor/view/url-view.js';
import type { View } from '../../features/editor/view/url-view.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { EDITOR_SLOTS } from '../../pages/project/editor-slots.js';
import { OpenDialogContext } from '../../project/open-dialog.js';
import { ProjectContext } from '../../project/project-context.js';
import { bigProject } from './big-project.js';
import { Part } from './Part.js';
import styles from './Showcase.module.css';

/** Sends nothing. */
const PORTS = {
  send: () => new Promise<never>(() => undefined),
  wait: () => () => undefined,
  isOnline: () => false,
  updateCache: () => undefined,
  text: () => '',
};

const nothing = (): void => undefined;

/** The editor with ten thousand keys, with its filters and search. */
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
          <OpenDialogContext value={nothing}>
            <Editor
              slots={EDITOR_SLOTS}
              projectName={details.name}
              view={view}
              onView={(change) => setView((before) => ({ ...before, ...change }))}
              scrollTarget={null}
              onScrollTo={nothing}
            />
          </OpenDialogContext>
        </ProjectContext>
      </div>
    </Part>
  );
}
