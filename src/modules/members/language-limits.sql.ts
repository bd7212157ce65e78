import type { LanguageAccess } from '#core/domain/language-access.js';

/** The languages with one access that `table` stores for `row`. */
const languages = (table: string, row: string, access: LanguageAccess): string => `
  (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'tag', l.tag) ORDER BY l.id), '[]')
   FROM ${table} listed JOIN language l ON l.project_id = listed.project_id AND l.id = listed.language_id
   WHERE ${row} AND listed.access = '${access}')`;

const limits = (table: string, from: string, row: string): string => `
  ${from}.source_restricted AS "sourceRestricted", ${from}.target_restricted AS "targetRestricted",
  ${languages(table, row, 'source')} AS "sourceLanguages", ${languages(table, row, 'target')} AS "targetLanguages"`;

/** Columns for the limits of the membership `as`. */
export const limitsOfMember = ({ as }: { as: string }): string =>
  limits('member_language', as, `listed.project_id = ${as}.project_id AND listed.membership_id = ${as}.id`);

/** Columns for the limits of the invitation `as`. */
export const limitsOfInvitation = ({ as }: { as: string }): string =>
  limits(
    'invitation_language',
    as,
    `listed.project_id = ${as}.project_id AND listed.invitation_id = ${as}.id`,
  );
