import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, ProjectKey } from '../decorators/columns.js';
import { Project } from './project.entity.js';

/** The profile of a file of a language: the file without its texts. It outlives its language, for a revert. */
@Entity('file_profile')
@Index('index_file_profile_language', ['projectId', 'languageId', 'id'])
export class FileProfileRow {
  @ProjectKey('pk_file_profile')
  projectId!: number;

  @IdentityKey('pk_file_profile')
  id!: number;

  @ManyToOne(() => Project, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'project_id', foreignKeyConstraintName: 'fk_file_profile_project' })
  project!: Relation<Project>;

  @Column('bigint')
  languageId!: number;

  @Column('text')
  format!: string;

  @Column('text')
  name!: string;

  /** The file of the repository that it is in its language; null if it came alone. */
  @Column('bigint', { nullable: true })
  fileId!: number | null;

  /** Its exact path in the repository. */
  @Column('text', { nullable: true })
  path!: string | null;

  /** The digest of its bytes as they were imported. */
  @Column('bytea', { nullable: true })
  sha256!: Buffer | null;

  /** Encoding, byte order mark and style. */
  @Column('jsonb')
  head!: unknown;

  /** The names of its keys at the import. */
  @Column('jsonb')
  keys!: unknown;

  /** The ids of those keys, which identify them after a change of name or group; 0 for a key that was not imported. */
  @Column('bigint', { array: true })
  keyIds!: number[];

  /** As compressed JSON. */
  @Column('bytea')
  parts!: Buffer;

  /** The import that brought the file; null with a new project. */
  @Column('bigint', { nullable: true })
  changeSetId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
