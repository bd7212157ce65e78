import { Column, Entity, Index } from 'typeorm';

import { IdentityKey } from '../decorators/columns.js';

/** Changes of accounts, members and projects. Append-only; rows outlive what they refer to. */
@Entity('audit_log')
@Index('index_audit_log_project', ['projectId', 'id'])
export class AuditLog {
  @IdentityKey('pk_audit_log')
  id!: number;

  @Column('bigint', { nullable: true })
  actorId!: number | null;

  @Column('bigint', { nullable: true })
  projectId!: number | null;

  @Column('text')
  action!: string;

  @Column('jsonb')
  details!: object;

  @Column('text', { nullable: true })
  requestId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
