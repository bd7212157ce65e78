/** Whether a language is English, by its tag or its code in a file: `en`, `en-GB`, `en_US`. */
export const isEnglish = (code: string): boolean => /^en(?![a-z])/i.test(code);
