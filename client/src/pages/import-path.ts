/** The page that imports a repository into a project. */
export const importPath = (projectId: number): string => `/projects/${projectId}/imports/new`;
