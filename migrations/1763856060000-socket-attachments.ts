import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where processes leave for one another what is too long for a NOTIFY; @socket.io/postgres-adapter names the columns. */
export class SocketAttachments1763856060000 implements MigrationInterface {
  name = 'SocketAttachments1763856060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE socket_io_attachments (
      id bigserial UNIQUE,
      created_at timestamptz DEFAULT now(),
      payload bytea
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE socket_io_attachments');
  }
}
