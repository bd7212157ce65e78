/**
 * The expectations of the cases for readings without profiles, which no longer exist
 * (docs/decisions/0171-one-way-to-read-files.md).
 */

/** Cases and real files with content that was left out then, and is read now: arrays, and plurals of several variables. */
const SUPERSEDED = new Set([
  'android.json: ignored content',
  'ios-stringsdict.json: two variables',
  'ios__en__Localizable.stringsdict',
  'ios-mac-app__en__Localizable.stringsdict',
  'id-tagging-schema__pt__pt.json',
]);

/** Reports of content that comes back, and is therefore no longer reported. */
const GONE = ['content_ignored', 'nested_keys', 'value_not_text'];

/** @param {string} name */
export const isSuperseded = (name) => SUPERSEDED.has(name.replace(/ \([^()]*\)$/, ''));

/**
 * @template {{ warnings: { reason: string }[] | Record<string, number> }} Expected
 * @param {Expected} expected
 * @returns {Expected}
 */
export function withoutGoneReports({ warnings, ...others }) {
  const left = Array.isArray(warnings)
    ? warnings.filter(({ reason }) => !GONE.includes(reason))
    : Object.fromEntries(Object.entries(warnings).filter(([reason]) => !GONE.includes(reason)));
  return /** @type {Expected} */ ({ ...others, warnings: left });
}
