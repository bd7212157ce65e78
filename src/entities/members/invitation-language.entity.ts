import { Check, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';

import type { LanguageAccess } from '#core/domain/language-access.js';

import { JoinInProject } from '../decorators/columns.js';
import { Language } from '../content/language.entity.js';
import { Invitation } from './invitation.entity.js';

@Entity('invitation_language')
@Index('index_invitation_language_language', ['projectId', 'languageId'])
@Check('check_invitation_language_access', `access IN ('source', 'target')`)
export class InvitationLanguage {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_invitation_language' })
  projectId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_invitation_language' })
  invitationId!: number;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'pk_invitation_language' })
  languageId!: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_invitation_language' })
  access!: LanguageAccess;

  @ManyToOne(() => Invitation, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('invitation_id', 'fk_invitation_language_invitation')
  invitation!: Relation<Invitation>;

  @ManyToOne(() => Language, { onDelete: 'CASCADE', nullable: false })
  @JoinInProject('language_id', 'fk_invitation_language_language')
  language!: Relation<Language>;
}
