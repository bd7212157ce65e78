import { Check, Column, Entity } from 'typeorm';

import { IdentityKey } from './columns.js';

@Entity('project')
@Check('check_project_color', `color ~ '^[0-9a-fA-F]{6}$'`)
export class Project {
  @IdentityKey('pk_project')
  id!: number;

  @Column('text')
  name!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text')
  color!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
