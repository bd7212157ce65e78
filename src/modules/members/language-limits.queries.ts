import type { LanguageAccess } from '#core/domain/language-access.js';

/** The languages of one access that `table` keeps for `row`. */
const languages = (table: string, row: string, access: LanguageAccess): string => `
  (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name) ORDER BY l.id), '[]')
   FROM ${table} listed JOIN language l ON l.project_id = listed.project_id AND l.id = listed.language_id
   WHERE ${row} AND listed.access = '${access}')`;

const limits = (table: string, from: string, row: string): string => `
  ${from}.source_restricted AS "sourceRestricted", ${from}.target_restricted AS "targetRestricted",
  ${languages(table, row, 'source')} AS "sourceLanguages", ${languages(table, row, 'target')} AS "targetLanguages"`;

/** SQL for the limits of a membership, called `m`. */
export const LIMITS_OF_MEMBER = limits(
  'member_language',
  'm',
  'listed.project_id = m.project_id AND listed.membership_id = m.id',
);

/** SQL for the limits of an invitation, called `i`. */
export const LIMITS_OF_INVITATION = limits(
  'invitation_language',
  'i',
  'listed.project_id = i.project_id AND listed.invitation_id = i.id',
);
