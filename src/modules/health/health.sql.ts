/** How many of the migrations with the names $1 are done. */
export const COUNT_MIGRATIONS = 'SELECT count(*) AS done FROM migrations WHERE name = ANY($1)';
