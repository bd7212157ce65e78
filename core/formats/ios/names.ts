/** What the names of a group's keys begin with: iOS takes any name as it is. */
export const iosPrefix = (group: string): string => `${group}_`;
