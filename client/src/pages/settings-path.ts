/** The path of the settings, or of one section. */
export const settingsPath = (projectId: number, section?: string): string =>
  ['/projects', projectId, 'settings', ...(section === undefined ? [] : [section])].join('/');
