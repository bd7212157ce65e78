import { meantName } from '#core/domain/similar-name.js';

const OWN_PREFIX = 'MOTLEY_';

/** Variables that container platforms set for a service called motley. */
const SET_BY_PLATFORM = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP)|$)/;

/**
 * Returns an error line per unknown variable that was probably meant for Motley: one that begins with MOTLEY_, or
 * that differs from a known name by one typing error.
 */
export function unknownVariables(names: readonly string[], known: readonly string[]): string[] {
  const distinct = known.filter(({ length }) => length >= MIN_LENGTH);
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = meantName(name, distinct);
      if (meant !== undefined) return [`${name} is not a variable of Motley: did you mean ${meant}?`];
      const isOurs = name.startsWith(OWN_PREFIX) && !SET_BY_PLATFORM.test(name);
      return isOurs ? [`${name} is not a variable of Motley.`] : [];
    });
}

/** Names that other programs have for the mail server and the database. */
const OF_SETTINGS = /^(SMTP|MAIL|DATABASE)_/;

/**
 * Returns a warning per variable that has no effect and may be meant for Motley: two words of its name, in order, are those
 * of a known one, or it is about mail or the database. Other programs may have such variables, so that nothing is refused.
 */
export function similarVariables(names: readonly string[], known: readonly string[]): string[] {
  return names
    .filter((name) => !known.includes(name) && !SET_BY_PLATFORM.test(name))
    .flatMap((name) => {
      const meant = known.find((candidate) => hasWordsOf(name, candidate) || hasWordsOf(candidate, name));
      if (meant !== undefined)
        return [`Warning: ${name} is not a variable of Motley and is ignored: did you mean ${meant}?`];
      return OF_SETTINGS.test(name) ? [`Warning: ${name} is not a variable of Motley and is ignored.`] : [];
    });
}

/** Whether all words of `short`, two or more, are words of `long` in the same order. */
function hasWordsOf(short: string, long: string): boolean {
  const words = short.split('_');
  const rest = long.split('_');
  let at = 0;
  for (const word of rest) if (word === words[at]) at += 1;
  return words.length > 1 && at === words.length;
}

/** Shorter names differ by one letter from too many others. */
const MIN_LENGTH = 8;
