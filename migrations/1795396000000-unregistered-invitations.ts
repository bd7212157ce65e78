import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE invitation ALTER invitee_id DROP NOT NULL, ADD email text, ADD folded_email text`,
  `ALTER TABLE invitation ADD CONSTRAINT check_invitation_recipient CHECK (
    num_nonnulls(invitee_id, folded_email) = 1 AND num_nulls(email, folded_email) <> 1
    AND (invitee_id IS NOT NULL OR status = 'pending'))`,
  `CREATE UNIQUE INDEX unique_unregistered_invitation ON invitation (folded_email, project_id)
    WHERE folded_email IS NOT NULL`,
];

const DOWN = [
  `DELETE FROM invitation WHERE invitee_id IS NULL`,
  `ALTER TABLE invitation ALTER invitee_id SET NOT NULL, DROP email, DROP folded_email`,
];

/**
 * Invitations to emails without an account. The release before may run beside this one: it finds invitations through
 * their user, so it neither lists nor answers those without one.
 */
export class UnregisteredInvitations1795396000000 implements MigrationInterface {
  name = 'UnregisteredInvitations1795396000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
