/** The words of a name, in lower case: two in `ValidationMessages`. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const TEXT_WORDS =
  /^(?:i18n|l10n|intl|nls|po|lproj|(?:lang|language|locale|locali[sz]ation|translation|message|msg|string|label|text|caption)s?|resourcebundle)$/;

const TEST_WORDS = /^(?:(?:test|spec|example|sample|fixture|mock|snapshot)s?|testing|testdata|examples?app)$/;

/** Whether a folder or the name of a path says that there are texts to translate: `src/i18n`, `ValidationMessages`. */
export const namesTexts = (path: string): boolean => wordsOf(path).some((word) => TEXT_WORDS.test(word));

/** Whether a path lies in a folder of tests or examples. Names count for nothing: `exams/test.json` may be texts. */
export const isTestData = (path: string): boolean =>
  wordsOf(path.slice(0, path.lastIndexOf('/') + 1)).some((word) => TEST_WORDS.test(word));

/** Short names of folders and files that are no unknown code of a language, whatever stands beside them. */
const NO_CODES: ReadonlySet<string> = new Set(
  (
    'all and api app bin bot car cli cmd cms com css dev dll doc env faq for gui ios img jar job js lib log mac map max md min mod ' +
    'net new not old org pkg raw ref res rpc sdk set src sub svg tmp ts txt ui url usr ux web win www xml yml zip'
  ).split(' '),
);

/** Codes that are also words or common abbreviations: alone, they name no language. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'aa ab ad ae am an as av ba be cs cv co ce cu ee go he ho id ie ii in io is it jv ki la li ln lu me mh mi ml mr ms my na ' +
    'nd ng no nr oc om or os pa pi ps qu rm rn ru-by sa sc sd se sg sm sn so ss st su ts ti to tn tv tw ty vo wa'
  ).split(' '),
);

/** Whether a code may as well be a word, so that only the languages beside it make it one. */
export const isWord = (code: string): boolean =>
  /^[a-z]{3}$/i.test(code) || WORDS.has(code.toLowerCase()) || /^[a-z]{2}-[a-z]{2}$/.test(code);

export const isNoCode = (code: string): boolean => NO_CODES.has(code.toLowerCase());
