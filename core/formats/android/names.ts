/** The form a name takes in Android resources: what a Java identifier, `.` and `-` allow, the rest `_`. */
export function androidName(name: string): string {
  const form = name.replace(/[^\p{XID_Continue}.-]/gu, '_');
  return /^[\p{XID_Start}_]/u.test(form) ? form : `_${form}`;
}

/** What the names of a group's keys begin with; the form makes `Login screen` meet `Login_screen_`. */
export const androidPrefix = (group: string): string => androidName(`${group}_`);
