import { IsString } from 'class-validator';

import type { RegisterUser } from '#core/api/users.js';

import { IsUsername } from '../../identity/username.js';

export class RegisterBody implements RegisterUser {
  @IsUsername()
  username!: string | null;

  @IsString({ message: 'must be a string' })
  email!: string;
}
