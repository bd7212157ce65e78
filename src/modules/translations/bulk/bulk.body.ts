import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  Matches,
  ValidateIf,
} from 'class-validator';

import { BULK_ACTIONS } from '#core/api/bulk.js';
import type { BulkAction, BulkChange } from '#core/api/bulk.js';
import { LIMITS } from '#core/domain/rules.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { MaxLength } from '../../../platform/http/validation/max-length.js';
import { IsPlainName } from '../../../platform/http/validation/plain-name.js';
import { IsId } from '../../../platform/http/validation/is-id.js';
import { IsKeyFilter, KeyFilterBody } from './key-filter.body.js';

const when = (isNeeded: (body: BulkChange) => boolean): PropertyDecorator =>
  ValidateIf((body: BulkChange, value: unknown) => value !== undefined || isNeeded(body));

const ifSent = when(() => false);

const ifAction = (...actions: BulkAction[]): PropertyDecorator =>
  when(({ action }) => actions.includes(action));

export class BulkBody implements BulkChange {
  @IsIn(BULK_ACTIONS)
  @ApiProperty({ enum: BULK_ACTIONS })
  action!: BulkAction;

  /** The keys to change, in place of `filter`. */
  @ApiProperty({ type: [Number], required: false, maxItems: LIMITS.keysPerSlice })
  @when(({ filter }) => filter === undefined)
  @IsId({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(LIMITS.keysPerSlice)
  @ArrayMinSize(1)
  @IsArray()
  keyIds?: number[];

  /**
   * The keys to change, in place of `keyIds`: each call changes the next 1,000 of them. It has at least one condition.
   */
  @ifSent
  @IsKeyFilter()
  filter?: KeyFilterBody;

  /** The `next` of the previous call with this filter. */
  @ifSent
  @IsId()
  after?: number;

  /** The `changeSetId` of the previous call. If absent, a new change set begins. */
  @ifSent
  @IsId()
  changeSetId?: number;

  /** `review` and `fill`: the languages whose values change. */
  @ifAction('review', 'fill')
  @IsId({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(LIMITS.languagesPerProject)
  @ArrayMinSize(1)
  @IsArray()
  languageIds?: number[];

  /** `review`: the new status. */
  @ifAction('review')
  @IsIn(VALUE_STATUSES)
  @ApiProperty({ enum: VALUE_STATUSES })
  status?: ValueStatus;

  /** `fill`: the language whose texts are copied into empty values. */
  @when(({ action, text }) => action === 'fill' && text === undefined)
  @IsId()
  sourceLanguageId?: number;

  /** `fill`: the text of empty values, in place of `sourceLanguageId`. */
  @ifSent
  @MaxLength(LIMITS.valueText)
  @Matches(/\S/, { message: 'must not be empty' })
  @IsString()
  text?: string;

  /** `move`: the new group. */
  @ifAction('move')
  @IsId()
  groupId?: number;

  /** `tag` and `untag`: the tag. */
  @ApiProperty({ required: false, maxLength: LIMITS.tag, pattern: '\\S' })
  @ifAction('tag', 'untag')
  @IsPlainName()
  @MaxLength(LIMITS.tag)
  @Matches(/\S/, { message: 'must not be empty' })
  @IsString()
  tag?: string;
}
