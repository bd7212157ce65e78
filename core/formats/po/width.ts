/** Signs that take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/gu;
/** Signs that take none. */
const NONE = /\p{Mn}|\p{Me}|\p{Cf}/gu;

/** How many columns a line takes in a terminal. */
export function widthOf(line: string): number {
  // Nearly all lines are such.
  if (/^[\x20-\x7e\u00a0-\u02ff]*$/.test(line)) return line.length;
  const signs = [...line].length;
  return signs + (line.match(WIDE)?.length ?? 0) - (line.match(NONE)?.length ?? 0);
}
