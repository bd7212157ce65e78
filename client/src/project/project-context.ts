import { useAtomValue } from 'jotai';
import { createContext, use } from 'react';

import type { Can } from '../lib/hooks/use-can.js';
import type { OpenProject } from './open-project.js';
import type { Structure } from './store/structure.js';
import type { ProjectArchive } from './ui/use-archive-banner.js';

/** The open project and the rights of the user in it, for every component of its page. */
export interface ProjectContextValue {
  project: OpenProject;
  can: Can;
  archive: ProjectArchive;
}

export const ProjectContext = createContext<ProjectContextValue | null>(null);

export function useProjectContext(): ProjectContextValue {
  const value = use(ProjectContext);
  if (!value) throw new Error('useProjectContext needs a ProjectContext above it');
  return value;
}

/** The languages, groups and keys of a project; renders again when one of them changes. */
export const useStructure = ({ structure, cells }: OpenProject): Structure =>
  useAtomValue(structure, { store: cells.store });
