import { Check, Column, Entity, Index, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import type { PluralForm } from '#core/domain/plural-rules.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { IdentityKey, JoinInProject, ProjectKey } from '../decorators/columns.js';
import { Key } from './key.entity.js';
import { Language } from './language.entity.js';

/** The text of one form of a key in one language. `version` counts its changes of text and status. */
@Entity('translation_value')
@Index('unique_value', { synchronize: false })
@Check(
  'check_value_quantity',
  `quantity IN ('zero', 'one', 'two', 'few', 'many', 'other') OR quantity ~ '^=[0-9]{1,4}$'`,
)
@Check('check_value_status', `status IN ('modified', 'validated', 'invalidated')`)
@Index('index_value_language', ['projectId', 'languageId', 'keyId'])
export class Value {
  @ProjectKey('pk_translation_value')
  projectId!: number;

  @IdentityKey('pk_translation_value')
  id!: number;

  @Column('bigint')
  keyId!: number;

  @ManyToOne(() => Key, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('key_id', 'fk_translation_value_key')
  key!: Relation<Key>;

  @Column('bigint')
  languageId!: number;

  @ManyToOne(() => Language, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('language_id', 'fk_translation_value_language')
  language!: Relation<Language>;

  @Column('text', { nullable: true })
  quantity!: PluralForm | null;

  /** Not one of the plural forms that the language requires: it is not counted. */
  @Column('boolean', { default: false })
  isOptional!: boolean;

  @Column('text', { default: '' })
  text!: string;

  @Column('text', { default: 'modified' })
  status!: ValueStatus;

  @Column('integer', { default: 1 })
  version!: number;

  /** The version of the source text when this text was written or confirmed; null if it was the first or is unknown. */
  @Column('integer', { nullable: true })
  sourceVersion!: number | null;

  /** For a source text: the version of its last change that makes translations stale; null if there was none. */
  @Column('integer', { nullable: true })
  majorVersion!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
