/** The form a name takes in Android resources: what a Java identifier, `.` and `-` allow, the rest `_`. */
export function androidName(name: string): string {
  const form = name.replace(/[^\p{XID_Continue}.-]/gu, '_');
  return /^[\p{XID_Start}_]/u.test(form) ? form : `_${form}`;
}
