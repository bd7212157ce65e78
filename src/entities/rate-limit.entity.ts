import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The number of calls in the current window of a limit. Unlogged: a crash of the database empties it. */
@Entity('rate_limit')
@Index('index_rate_limit_expire', ['expire'])
export class RateLimitCount {
  /** The name of the limit, and a digest of the counted user or address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_rate_limit' })
  key!: string;

  @Column('integer')
  points!: number;

  /** When the window ends, in milliseconds since 1970. */
  @Column('bigint')
  expire!: number;
}
