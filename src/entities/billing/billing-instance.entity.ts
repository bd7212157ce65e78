import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row with the state of billing. */
@Entity('billing_instance')
@Check('check_billing_instance_single', 'id')
export class BillingInstance {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_billing_instance', default: true })
  id!: boolean;

  /** Distinguishes our customers from those of other programs with the same account at the provider. */
  @Column('uuid')
  name!: string;

  @Column('timestamptz')
  enabledAt!: Date;

  @Column('timestamptz')
  reconciledAt!: Date;
}
