import { Check, Column, Entity, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, JoinInProject, ProjectKey } from '../decorators/columns.js';
import { Group } from './group.entity.js';

@Entity('translation_key')
@Unique('unique_key_name', ['projectId', 'groupId', 'name'])
@Check('check_key_max_length', 'max_length BETWEEN 1 AND 20000')
export class Key {
  @ProjectKey('pk_translation_key')
  projectId!: number;

  @IdentityKey('pk_translation_key')
  id!: number;

  @Column('bigint')
  groupId!: number;

  @ManyToOne(() => Group, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('group_id', 'fk_translation_key_group')
  group!: Relation<Group>;

  @Column('text')
  name!: string;

  @Column('boolean')
  isPlural!: boolean;

  /** Information for translators; empty if there is none. */
  @Column('text', { default: '' })
  description!: string;

  /** The maximum length of a text in graphemes; null if it is not limited. */
  @Column('integer', { nullable: true })
  maxLength!: number | null;

  /** Since when the key is no longer in the source files; null if it is. */
  @Column('timestamptz', { nullable: true })
  obsoleteAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
