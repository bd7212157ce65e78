import { Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Relation } from 'typeorm';

import type { OperatorAction } from '#core/api/account.js';

import { IdentityKey } from '../decorators/columns.js';
import { User } from './user.entity.js';

/** An action of an operator on an account, which its owner can see. */
@Entity('operator_act')
export class OperatorAct {
  @IdentityKey('pk_operator_act')
  id!: number;

  @Index('index_operator_act_user')
  @Column('bigint')
  userId!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_operator_act_user' })
  user!: Relation<User>;

  @Column('text')
  action!: OperatorAction;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;
}
