import { Button } from 'antd';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useCan } from '../../../lib/hooks/use-can.js';
import { ReadOnlyTag } from '../../../project/ui/ReadOnlyTag.js';
import { Section } from '../../../ui/Section.js';
import { GeneralForm } from './GeneralForm.js';
import { ProjectId } from './ProjectId.js';

interface GeneralSectionProps {
  project: ProjectDetails;
  onDelete: () => void;
}

/** The general settings of a project: name, description, colour, base language, id and deletion. */
export function GeneralSection({ project, onDelete }: GeneralSectionProps) {
  const text = useText();
  const can = useCan(project);
  const mayWrite = can('canWriteProject');
  return (
    <>
      <Section
        isMain
        title={text('settings.general')}
        tag={mayWrite ? undefined : <ReadOnlyTag archive={project} />}
      >
        <GeneralForm project={project} mayWrite={mayWrite} />
      </Section>
      <ProjectId id={project.id} />
      {can('canDeleteProject') && (
        <Section
          danger
          level={3}
          title={text('project.delete')}
          help={text('settings.delete_help')}
          aside={
            <Button danger onClick={onDelete}>
              {text('project.delete')}
            </Button>
          }
        />
      )}
    </>
  );
}
