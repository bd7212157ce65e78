import { JoinColumn, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The key of a content table: its project first, so that a row is only ever found inside it. */
export const ProjectKey = (constraint: string): PropertyDecorator =>
  PrimaryColumn('bigint', { primaryKeyConstraintName: constraint });

/** A number of the database's own making. */
export const IdentityKey = (constraint: string): PropertyDecorator =>
  PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: constraint,
  });

/** The reference of a content row to another of the same project: both columns, one named constraint. */
export const JoinInProject = (column: string, constraint: string): PropertyDecorator =>
  JoinColumn([
    { name: 'project_id', referencedColumnName: 'projectId', foreignKeyConstraintName: constraint },
    { name: column, referencedColumnName: 'id', foreignKeyConstraintName: constraint },
  ]);
