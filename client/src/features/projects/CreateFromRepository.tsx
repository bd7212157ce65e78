import { useCallback } from 'react';

import { routes } from '#core/api/routes.js';

import { useText } from '../../i18n/use-text.js';
import { http } from '../../lib/api/http.js';
import { toast } from '../../lib/toast.js';
import { keepWarnings } from '../files/warnings/stored-warnings.js';
import { RepositoryDialog } from '../repository/dialog/RepositoryDialog.js';
import type { RepositoryTarget } from '../repository/dialog/RepositoryDialog.js';
import type { RepositorySource } from '../repository/source/repository-source.js';
import { useCreateProject } from './api.js';
import { colorFor } from './colors.js';
import { createFromRepository } from './create-from-repository.js';

interface CreateFromRepositoryProps {
  open: boolean;
  projectCount: number;
  source: RepositorySource | null;
  /** Null: the repository is put away. */
  onSource: (source: RepositorySource | null) => void;
  onClose: () => void;
  onCreated: (project: { id: number }) => void;
}

const ERRORS = { project_creation_restricted: 'errors.project_creation_restricted' } as const;

/** Creates a project from a repository. */
export function CreateFromRepository(props: CreateFromRepositoryProps) {
  const { open, projectCount, source, onSource, onClose, onCreated } = props;
  const text = useText();
  const createProject = useCreateProject();
  const color = colorFor(projectCount);

  const send = useCallback<RepositoryTarget<{ id: number }>['send']>(
    async (content, chosen, parts) => {
      const wanted = { ...chosen, color };
      const { id, warnings } = await createFromRepository(createProject, content, wanted, parts);
      keepWarnings(id, warnings);
      return { id };
    },
    [createProject, color],
  );

  return (
    <RepositoryDialog
      open={open}
      source={source}
      onSource={onSource}
      onClose={onClose}
      target={{
        title: text('project.create_title'),
        project: null,
        color,
        errors: ERRORS,
        send,
        takeBack: ({ id }) => http.delete(routes.deleteProject(id), undefined, { quiet: true }),
        onDone: (project, { files }) => {
          toast.success('repo.done', { n: files });
          onSource(null);
          onCreated(project);
        },
      }}
    />
  );
}
