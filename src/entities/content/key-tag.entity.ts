import { Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import { JoinInProject } from '../decorators/columns.js';
import { Key } from './key.entity.js';

@Entity('key_tag')
@Index('index_key_tag_tag', ['projectId', 'tag'])
export class KeyTag {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_key_tag' })
  projectId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_key_tag' })
  keyId!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_key_tag' })
  tag!: string;

  @ManyToOne(() => Key, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('key_id', 'fk_key_tag_key')
  key!: Relation<Key>;
}
