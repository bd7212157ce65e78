import { Column, Entity, Index, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, JoinInProject, ProjectKey } from './columns.js';
import { Language } from './language.entity.js';

/** What a file of a language was, less its texts: see core/formats/profile. The newest of a format and name counts. */
@Entity('file_profile')
@Index('index_file_profile_language', ['projectId', 'languageId', 'id'])
export class FileProfileRow {
  @ProjectKey('pk_file_profile')
  projectId!: number;

  @IdentityKey('pk_file_profile')
  id!: number;

  @Column('bigint')
  languageId!: number;

  @ManyToOne(() => Language, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('language_id', 'fk_file_profile_language')
  language!: Relation<Language>;

  @Column('text')
  format!: string;

  @Column('text')
  name!: string;

  /** The keys of the profile in its order, so that renaming or moving a key changes nothing here. */
  @Column('bigint', { array: true })
  keyIds!: number[];

  /** The profile as compressed JSON. */
  @Column('bytea')
  content!: Buffer;

  /** The import that brought the file; null with a new project. */
  @Column('bigint', { nullable: true })
  changeSetId!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
