const OWN_PREFIX = 'MOTLEY_';

/** Variables that container platforms set for a service called motley. */
const SET_BY_PLATFORM = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP)|$)/;

/**
 * Returns an error line per unknown variable that was probably meant for Motley: one that begins with MOTLEY_, or
 * that differs from a known name by one typing error.
 */
export function unknownVariables(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((candidate) => isTypo(name, candidate));
      if (meant !== undefined) return [`${name} is not a variable of Motley: did you mean ${meant}?`];
      const isOurs = name.startsWith(OWN_PREFIX) && !SET_BY_PLATFORM.test(name);
      return isOurs ? [`${name} is not a variable of Motley.`] : [];
    });
}

/** Shorter names differ by one letter from too many others. */
const MIN_LENGTH = 8;

const isTypo = (name: string, known: string): boolean =>
  known.length >= MIN_LENGTH && (bare(name) === bare(known) || isOneLetterOff(name, known));

const bare = (name: string): string => name.replaceAll('_', '').toUpperCase();

/** Whether changing, dropping, adding or swapping one letter of `a` gives `b`. */
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
