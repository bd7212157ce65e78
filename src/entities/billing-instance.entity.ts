import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row in which billing remembers itself. */
@Entity('billing_instance')
@Check('check_billing_instance_single', 'id')
export class BillingInstance {
  @PrimaryColumn('boolean', { primaryKeyConstraintName: 'pk_billing_instance', default: true })
  id!: boolean;

  /** Tells our customers from those of others who use the same account of the provider. */
  @Column('uuid')
  name!: string;

  @Column('timestamptz')
  enabledAt!: Date;

  @Column('timestamptz')
  reconciledAt!: Date;
}
