import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ProjectDetails } from '#core/api/projects.js';

import { chosenRepositoryAtom } from '../../features/repository/source/chosen-repository.js';
import { DropFrame } from '../../features/repository/source/DropFrame.js';
import type { RepositorySource } from '../../features/repository/source/repository-source.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { isOnline } from '../../lib/online.js';
import { toast } from '../../lib/toast.js';
import { mayImportRepository } from '../../project/rights.js';
import { importPath } from '../import-path.js';

/** Takes a repository that is dropped on the project, and shows what it would change. */
export function RepositoryDrop({ project }: { project: ProjectDetails }) {
  const { id } = project;
  const can = useCan(project);
  const navigate = useNavigate();
  const setSource = useSetAtom(chosenRepositoryAtom);
  const take = useCallback(
    (source: RepositorySource) => {
      // The page that shows it needs the project as the server has it.
      if (!isOnline()) {
        toast.error('errors.network_error');
        return;
      }
      setSource(source);
      void navigate(importPath(id));
    },
    [setSource, navigate, id],
  );
  return <DropFrame onSource={mayImportRepository({ can }, project) ? take : null} />;
}
