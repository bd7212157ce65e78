import { Injectable } from '@nestjs/common';
import type { ArgumentMetadata, PipeTransform, Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate } from 'class-validator';
import type { ValidationError } from 'class-validator';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { REQUIRED } from '#core/domain/record-rules.js';
import { unknownFields } from '#core/domain/unknown-fields.js';

import { InvalidError } from '../../errors/domain.error.js';
import { inSlices } from '../../slices.js';
import { treeFaultOf } from './is-tree.js';
import { echoedBy } from './open-bodies.js';
import { assertStorable } from './storable.js';

/**
 * Validates bodies and queries: all of them for text that cannot be stored, and those with a class by its rules.
 * Unknown fields are refused. Nothing is coerced: "1" is not a number. Large bodies are
 * validated in slices.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  async transform(
    value: unknown,
    { type, metatype }: ArgumentMetadata & { metatype?: Type<object> },
  ): Promise<unknown> {
    if (type !== 'body' && type !== 'query') return value;
    await inSlices(assertStorable(value));
    if (metatype === undefined) return value;
    const fields = fieldsOf(metatype);
    if (fields.length === 0) return value;
    const instance = toInstance(value, fields, metatype);
    const faults = await validate(instance, { stopAtFirstError: true });
    const unknown = unknownFields(value as object, { own: fields, echoed: echoedBy(metatype) });
    if (faults.length + unknown.length > 0)
      throw refusal(Object.fromEntries([...unknown, ...faults.map((fault) => described(fault, instance))]));
    return instance;
  }
}

/** By class: the rules of a class never change. */
const knownFields = new Map<Type<object>, string[]>();

function fieldsOf(metatype: Type<object>): string[] {
  const known = knownFields.get(metatype);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(metatype, '', true, false);
  const fields = [...new Set(rules.map(({ propertyName }) => propertyName))];
  knownFields.set(metatype, fields);
  return fields;
}

/** Fields called `__proto__` or `constructor` are never declared and stay unchanged. */
function toInstance(value: unknown, fields: string[], metatype: Type<object>): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refusal({ body: 'must be an object' });
  const given = Object.entries(value).filter(([field]) => fields.includes(field));
  const flat = given.filter(([, field]) => !isTree(field));
  const trees = given.filter(([, field]) => isTree(field));
  return Object.assign(plainToInstance(metatype, Object.fromEntries(flat)), Object.fromEntries(trees));
}

/**
 * Lists and objects are validated as they are. plainToInstance would copy them, which blocks the event loop for half a
 * second at 10,000 keys, and fails on a field called `constructor`.
 */
const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The path and the message of an error; for a missing field without the expected type. */
function described({ property, value, constraints = {} }: ValidationError, body: object): [string, string] {
  if (value === undefined) return [property, REQUIRED];
  const inTree = treeFaultOf(body, property);
  if (inTree) return [inTree.path, inTree.message];
  return [property, withoutName(Object.values(constraints)[0] ?? 'is invalid', property)];
}

/** The response names the field beside the message; class-validator begins with it. */
const withoutName = (message: string, property: string): string =>
  message.replace(`each value in ${property} `, 'each value ').replace(`${property} `, '');

const refusal = (fields: Record<string, string>): InvalidError =>
  new InvalidError(ErrorCode.ValidationError, { fields });
