import type { ProjectSummary, ProjectView } from '#core/api/projects.js';

/** The list after one project was renamed, recoloured or described anew. */
export const withChanges = (projects: ProjectSummary[], changed: ProjectView): ProjectSummary[] =>
  projects.map((project) => (project.id === changed.id ? { ...project, ...changed } : project));

export const without = (projects: ProjectSummary[], projectId: number): ProjectSummary[] =>
  projects.filter((project) => project.id !== projectId);
