import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

import { InvalidError } from '../errors/domain.error.js';
import { ValidationPipe } from './validation.pipe.js';

class CreateKeyBody {
  @IsString() @MaxLength(5) name!: string;
  @IsOptional() @IsBoolean() isPlural?: boolean;
}

const check = (value: unknown): unknown =>
  new ValidationPipe().transform(value, { type: 'body', metatype: CreateKeyBody });

const faultsOf = (value: unknown): unknown => {
  try {
    return check(value);
  } catch (error) {
    return error instanceof InvalidError ? error.details.fields : error;
  }
};

describe('the check of bodies', () => {
  it('hands on what keeps the rules, as an instance of the class', () => {
    expect(check({ name: 'title', isPlural: true })).toEqual({ name: 'title', isPlural: true });
    expect(check({ name: 'title' })).toBeInstanceOf(CreateKeyBody);
  });

  it('says of every field what is wrong with it', () => {
    expect(faultsOf({ name: 'too long', isPlural: 'yes' })).toEqual({
      name: 'name must be shorter than or equal to 5 characters',
      isPlural: 'isPlural must be a boolean value',
    });
  });

  it('coerces nothing', () => {
    expect(faultsOf({ name: 12, isPlural: 1 })).toMatchObject({
      name: expect.any(String) as unknown,
      isPlural: expect.any(String) as unknown,
    });
  });

  it('drops what the class does not declare, also what would change its prototype', () => {
    const hostile = JSON.parse(
      '{"name":"title","projectId":7,"__proto__":{"isAdmin":true},"constructor":{}}',
    ) as unknown;
    const body = check(hostile) as CreateKeyBody & { isAdmin?: boolean };
    expect({ ...body }).toEqual({ name: 'title' });
    expect(Object.getPrototypeOf(body)).toBe(CreateKeyBody.prototype);
    expect(body.isAdmin).toBeUndefined();
  });

  it.each([null, [], 'text', 12, undefined])('refuses %j for an object', (value) => {
    expect(faultsOf(value)).toEqual({ body: 'must be an object' });
  });
});
