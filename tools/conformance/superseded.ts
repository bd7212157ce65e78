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

export const isSuperseded = (name: string) => SUPERSEDED.has(name.replace(/ \([^()]*\)$/, ''));

export function withoutGoneReports<
  Expected extends { warnings: { reason: string }[] | Record<string, number> },
>({ warnings, ...others }: Expected): Expected {
  const left = Array.isArray(warnings)
    ? warnings.filter(({ reason }) => !GONE.includes(reason))
    : Object.fromEntries(Object.entries(warnings).filter(([reason]) => !GONE.includes(reason)));
  return { ...others, warnings: left } as Expected;
}
