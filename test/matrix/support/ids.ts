import type { Language } from './people.js';

// Projects of several owners, inserted row by row. Their contents have the same ids, as the schema allows: a query
// without the project finds the wrong row. Every text and name identifies its project.

export const A = 1;
export const B = 2;
/** Belongs to the outsider only. */
export const C = 3;

export const LANGUAGE_ID: Record<Language, number> = { en: 1, fr: 2, de: 3 };

export const GROUP = { common: 1, home: 2 };

/** The file of a document in each language, without keys. */
export const FILE = { texts: 1 };

/** Three keys: one with a text, one with three forms, one without a text. */
export const KEY = { title: 1, items: 2, blank: 3 };

export const VALUE = { titleInFrench: 12, itemsInFrench: 222, noItemsInFrench: 220 };

/** Changes that can be reverted, and a row with texts of all languages. */
export const ACTIVITY = { writing: 1, review: 2, creation: 3, confirmation: 4 };

/** The change set of `ACTIVITY.review`. */
export const CHANGE_SET = { review: 1 };

export const INVITATION = { toInvitee: 1, ofB: 2 };

export const TOKEN = { ofOwner: 1, ofMemberOfB: 6 };

/** Rows that exist only in project B. */
export const ONLY_B = {
  languageId: 4,
  fileId: 14,
  groupId: 14,
  keyId: 14,
  valueId: 142,
  activityId: 14,
  changeSetId: 14,
};
