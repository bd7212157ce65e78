import type { MigrationInterface, QueryRunner } from 'typeorm';

import { foldEmail } from '#core/domain/email.js';

const TABLES = [
  { table: 'identity', index: 'unique_identity_email' },
  { table: 'app_user', index: 'unique_user_email' },
];

/** Rows that are folded by one statement. */
const SLICE = 5_000;

const ASCII_LOWER = `'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'`;

/**
 * The release before knows nothing of the column and may run beside this one (docs/decisions/0041). What it writes is
 * folded in ASCII, which is all there is to fold in nearly every e-mail; what it leaves is found by its own spelling.
 * The release after this one takes the trigger away.
 */
const FOR_OLDER_CODE = [
  `CREATE FUNCTION fold_email_of_older_code() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.folded_email IS NULL
      OR TG_OP = 'UPDATE' AND NEW.email <> OLD.email AND NEW.folded_email = OLD.folded_email
    THEN NEW.folded_email := translate(NEW.email, ${ASCII_LOWER});
    END IF;
    RETURN NEW;
  END $$`,
  ...TABLES.map(
    ({ table }) => `CREATE TRIGGER fold_email_of_older_code BEFORE INSERT OR UPDATE OF email ON ${table}
      FOR EACH ROW EXECUTE FUNCTION fold_email_of_older_code()`,
  ),
];

interface Row {
  id: number;
  email: string;
}

const slice = (table: string): string =>
  `SELECT id, email FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${SLICE}`;

const fill = (table: string): string => `
  UPDATE ${table} SET folded_email = f.folded
  FROM unnest($1::bigint[], $2::text[]) AS f(id, folded) WHERE ${table}.id = f.id`;

/**
 * Rows that were two to the database and are one mailbox: the same domain in Unicode and in ASCII, or letters that the
 * database’s locale does not know. One of them, the plainest spelling and else the oldest, is found by every spelling;
 * the others stay as they are and are found by exactly their own, which differs from all that is folded.
 */
const keepApart = (table: string): string => `
  UPDATE ${table} SET folded_email = email
  FROM (
    SELECT id, row_number() OVER (
      PARTITION BY folded_email
      ORDER BY translate(email, ${ASCII_LOWER}) <> folded_email, id) AS place
    FROM ${table}) ranked
  WHERE ranked.id = ${table}.id AND ranked.place > 1`;

/** E-mails are folded by the product alone; until now PostgreSQL had its own idea of lower case. */
export class FoldedEmails1795348131000 implements MigrationInterface {
  name = 'FoldedEmails1795348131000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { table, index } of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD folded_email text`);
      await fold(runner, table);
      await runner.query(keepApart(table));
      await runner.query(`ALTER TABLE ${table} ALTER folded_email SET NOT NULL`);
      await runner.query(`DROP INDEX ${index}`);
      await runner.query(`CREATE UNIQUE INDEX ${index} ON ${table} (folded_email)`);
    }
    for (const statement of FOR_OLDER_CODE) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION fold_email_of_older_code CASCADE');
    for (const { table, index } of TABLES) {
      await runner.query(`ALTER TABLE ${table} DROP folded_email`);
      await runner.query(`CREATE UNIQUE INDEX ${index} ON ${table} (lower(email))`);
    }
  }
}

async function fold(runner: QueryRunner, table: string): Promise<void> {
  let rows: Row[] = [];
  do {
    rows = (await runner.query(slice(table), [rows.at(-1)?.id ?? 0])) as Row[];
    const folded = rows.map(({ email }) => foldEmail(email));
    await runner.query(fill(table), [rows.map(({ id }) => id), folded]);
  } while (rows.length === SLICE);
}
