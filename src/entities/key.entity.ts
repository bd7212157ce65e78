import { Column, Entity, ManyToOne, Unique } from 'typeorm';
import type { Relation } from 'typeorm';

import { IdentityKey, JoinInProject, ProjectKey } from './columns.js';
import { Group } from './group.entity.js';

@Entity('translation_key')
@Unique('unique_key_name', ['projectId', 'groupId', 'name'])
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

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
