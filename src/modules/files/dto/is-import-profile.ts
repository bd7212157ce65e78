import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

import { isImportProfileInSteps } from '#core/formats/index.js';

import { IsTree } from '../../../platform/http/validation/is-tree.js';
import { ImportProfileView } from './import-profile.body.js';

/** Validates the optional profile of imported files in a body. */
export const IsImportProfile = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: ImportProfileView, required: false }),
    IsOptional(),
    IsTree(function* (value) {
      const isValid = yield* isImportProfileInSteps(value);
      return isValid
        ? null
        : { path: 'files', message: 'must be the profile of files, as reading them gives it' };
    }),
  );
