/** The user `as`, as columns named like the fields of the entity. */
export const userColumns = ({ as }: { as: string }): string => `
  ${as}.id, ${as}.uid, ${as}.email, ${as}.folded_email AS "foldedEmail", ${as}.username, ${as}.language,
  ${as}.disabled_at AS "disabledAt", ${as}.created_at AS "createdAt", ${as}.updated_at AS "updatedAt"`;

/** $1 uid. */
export const USER_BY_UID = `SELECT ${userColumns({ as: 'u' })} FROM app_user u WHERE u.uid = $1`;
