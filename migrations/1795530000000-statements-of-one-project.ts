import type { MigrationInterface, QueryRunner } from 'typeorm';

import { countingFunctions } from './functions/counting-functions.js';
import { FUNCTIONS_BEFORE, FUNCTIONS_OF_ONE_PROJECT } from './functions/functions-of-one-project.js';

const REFERENCE = `FOREIGN KEY (project_id, membership_id) REFERENCES membership (project_id, id) ON DELETE CASCADE`;

const UP = [
  ...FUNCTIONS_OF_ONE_PROJECT,
  `ALTER TABLE membership DROP CONSTRAINT pk_membership, ADD CONSTRAINT pk_membership PRIMARY KEY (project_id, id)`,
  // It refers to the primary key, so that the unique constraint with the same columns can go.
  `ALTER TABLE member_language DROP CONSTRAINT fk_member_language_membership`,
  `ALTER TABLE membership DROP CONSTRAINT unique_membership_in_project`,
  `ALTER TABLE member_language ADD CONSTRAINT fk_member_language_membership ${REFERENCE}`,
];

const DOWN = [
  `ALTER TABLE membership ADD CONSTRAINT unique_membership_in_project UNIQUE (project_id, id)`,
  `ALTER TABLE member_language DROP CONSTRAINT fk_member_language_membership`,
  `ALTER TABLE membership DROP CONSTRAINT pk_membership, ADD CONSTRAINT pk_membership PRIMARY KEY (id)`,
  `ALTER TABLE member_language ADD CONSTRAINT fk_member_language_membership ${REFERENCE}`,
  ...countingFunctions('AND NOT is_optional'),
  ...FUNCTIONS_BEFORE,
];

/**
 * What a database distributed by project needs, and another one does not notice (docs/scaling.md): each statement of a
 * trigger touches one project, and the key of a membership contains its project. The release before may run beside this
 * one.
 */
export class StatementsOfOneProject1795530000000 implements MigrationInterface {
  name = 'StatementsOfOneProject1795530000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
