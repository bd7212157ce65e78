import { Check, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import type { LanguageAccess } from '#core/domain/language-access.js';

import { JoinInProject } from '../decorators/columns.js';
import { Language } from '../content/language.entity.js';
import { Membership } from './membership.entity.js';

@Entity('member_language')
@Index('index_member_language_language', ['projectId', 'languageId'])
@Check('check_member_language_access', `access IN ('source', 'target')`)
export class MemberLanguage {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_member_language' })
  projectId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_member_language' })
  membershipId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_member_language' })
  languageId!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_member_language' })
  access!: LanguageAccess;

  @ManyToOne(() => Membership, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('membership_id', 'fk_member_language_membership')
  membership!: Relation<Membership>;

  @ManyToOne(() => Language, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('language_id', 'fk_member_language_language')
  language!: Relation<Language>;
}
