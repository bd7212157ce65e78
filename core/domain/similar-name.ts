/** Longer names are not compared. */
const LONGEST = 64;

/**
 * Returns the known name that was probably meant: it differs in case, in underscores or hyphens, or by one typing
 * error. Undefined if there is none.
 */
export const meantName = (name: string, known: readonly string[]): string | undefined =>
  name.length > LONGEST ? undefined : known.find((candidate) => isTypo(name, candidate));

const isTypo = (name: string, known: string): boolean =>
  bare(name) === bare(known) || isOneLetterOff(name, known);

const bare = (name: string): string => name.replaceAll(/[_-]/g, '').toUpperCase();

/** Returns whether changing, removing, adding or swapping one letter of `a` results in `b`. */
function isOneLetterOff(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const restOfA = a.slice(same);
  const restOfB = b.slice(same);
  const swapped = `${restOfA.charAt(1)}${restOfA.charAt(0)}${restOfA.slice(2)}`;
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    swapped === restOfB
  );
}
