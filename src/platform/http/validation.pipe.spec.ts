import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

import { InvalidError } from '../errors/domain.error.js';
import { ValidationPipe } from './validation.pipe.js';

class CreateKeyBody {
  @IsString() @MaxLength(5) name!: string;
  @IsOptional() @IsBoolean() isPlural?: boolean;
}

const check = (value: unknown): Promise<unknown> =>
  new ValidationPipe().transform(value, { type: 'body', metatype: CreateKeyBody });

const faultsOf = async (value: unknown): Promise<unknown> => {
  try {
    return await check(value);
  } catch (error) {
    return error instanceof InvalidError ? error.details.fields : error;
  }
};

describe('the check of bodies', () => {
  it('hands on what keeps the rules, as an instance of the class', async () => {
    expect(await check({ name: 'title', isPlural: true })).toEqual({ name: 'title', isPlural: true });
    expect(await check({ name: 'title' })).toBeInstanceOf(CreateKeyBody);
  });

  it('says of every field what is wrong with it', async () => {
    expect(await faultsOf({ name: 'too long', isPlural: 'yes' })).toEqual({
      name: 'name must be shorter than or equal to 5 characters',
      isPlural: 'isPlural must be a boolean value',
    });
  });

  it('coerces nothing', async () => {
    expect(await faultsOf({ name: 12, isPlural: 1 })).toMatchObject({
      name: expect.any(String) as unknown,
      isPlural: expect.any(String) as unknown,
    });
  });

  it('drops what the class does not declare, also what would change its prototype', async () => {
    const hostile = JSON.parse(
      '{"name":"title","projectId":7,"__proto__":{"isAdmin":true},"constructor":{}}',
    ) as unknown;
    const body = (await check(hostile)) as CreateKeyBody & { isAdmin?: boolean };
    expect({ ...body }).toEqual({ name: 'title' });
    expect(Object.getPrototypeOf(body)).toBe(CreateKeyBody.prototype);
    expect(body.isAdmin).toBeUndefined();
  });

  it.each([null, [], 'text', 12, undefined])('refuses %j for an object', async (value) => {
    expect(await faultsOf(value)).toEqual({ body: 'must be an object' });
  });
});
