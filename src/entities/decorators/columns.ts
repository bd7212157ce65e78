import { JoinColumn, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The key of a content table. The project comes first, so that rows are only found inside their project. */
export const ProjectKey = (constraint: string): PropertyDecorator =>
  PrimaryColumn('bigint', { primaryKeyConstraintName: constraint });

/** A generated identity column. */
export const IdentityKey = (constraint: string): PropertyDecorator =>
  PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: constraint,
  });

/** The reference of a content row to another one in the same project: both columns, one named constraint. */
export const JoinInProject = (column: string, constraint: string): PropertyDecorator =>
  JoinColumn([
    { name: 'project_id', referencedColumnName: 'projectId', foreignKeyConstraintName: constraint },
    { name: column, referencedColumnName: 'id', foreignKeyConstraintName: constraint },
  ]);
