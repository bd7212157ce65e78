import { Button } from 'antd';
import { useState } from 'react';

import type { ProjectView } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useAction } from '../../../lib/hooks/use-action.js';
import { useCan } from '../../../lib/hooks/use-can.js';
import { ReadOnlyTag } from '../../../project/ui/ReadOnlyTag.js';
import { useArchiveBanner } from '../../../project/ui/use-archive-banner.js';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.js';
import { Section } from '../../../ui/Section.js';
import { useArchiveProject } from '../api.js';

/** Archives or restores the project. Members other than the owner see an explanation. */
export function ArchiveSection({ project }: { project: ProjectView & { role: string } }) {
  const text = useText();
  const can = useCan(project);
  const banner = useArchiveBanner(project);
  const [isAsking, setAsking] = useState(false);
  const change = useArchiveProject(project.id);
  const [restore, restoring] = useAction(() => change(false));
  const { name } = project;
  const button =
    banner === null ? (
      <Button type="primary" onClick={() => setAsking(true)}>
        {text('archive.submit')}
      </Button>
    ) : (
      <Button type="primary" loading={restoring} onClick={() => void restore()}>
        {text('archive.restore')}
      </Button>
    );
  return (
    <Section
      isMain
      title={text('settings.archive')}
      help={text('archive.help')}
      tag={can('canDeleteProject') ? undefined : <ReadOnlyTag archive={project} />}
      aside={can('canDeleteProject') ? button : undefined}
    >
      <p role="status">{banner}</p>
      <ConfirmDialog
        open={isAsking}
        title={text('archive.title', { name })}
        confirm={text('archive.submit')}
        action={() => change(true)}
        errors={{ 403: 'errors.unauthorized' }}
        onClose={() => setAsking(false)}
      >
        {text('archive.text', { name })}
      </ConfirmDialog>
    </Section>
  );
}
