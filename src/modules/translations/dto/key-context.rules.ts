import { ValidateBy } from 'class-validator';

import { areTags, isMaxLength } from '#core/domain/key-context.js';
import { LIMITS } from '#core/domain/rules.js';

export const MAX_LENGTH_MESSAGE = `must be a whole number from 1 to ${LIMITS.valueText}, or null`;

export const TAGS_MESSAGE = `must be a list of at most ${LIMITS.tagsPerKey} different tags of 1 to ${LIMITS.tag} characters`;

const rule =
  (name: string, validate: (value: unknown) => boolean, message: string) => (): PropertyDecorator =>
    ValidateBy({ name, validator: { validate, defaultMessage: () => message } });

export const IsTextLimit = rule('isTextLimit', isMaxLength, MAX_LENGTH_MESSAGE);

export const AreTags = rule('areTags', areTags, TAGS_MESSAGE);
