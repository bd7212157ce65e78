import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';

import { ENTITY_FIELDS } from '#core/api/entity-fields.js';
import type { UpdateUser } from '#core/api/users.js';

import { LOCALES } from '../../../platform/http/client/client-context.js';
import type { Locale } from '../../../platform/http/client/client-context.js';
import { IfSent } from '../../../platform/http/validation/if-sent.js';
import { Echoes } from '../../../platform/http/validation/open-bodies.js';
import { IsUsername } from '../../identity/username.js';

@Echoes(ENTITY_FIELDS.user)
export class UpdateUserBody implements UpdateUser {
  @ApiProperty({ required: false })
  @IsUsername()
  username?: string | null;

  /** The verified email that the caller is signed in with. Change it at the identity provider first. */
  @ApiProperty({ type: String, format: 'email', required: false })
  @IfSent()
  @IsString({ message: 'must be a string' })
  email?: string;

  /** The language of emails; null: that of the request which causes one. */
  @ApiProperty({ enum: LOCALES, nullable: true, required: false })
  @IfSent()
  @IsIn([...LOCALES, null], { message: `must be ${LOCALES.join(' or ')}, or null` })
  language?: Locale | null;
}
