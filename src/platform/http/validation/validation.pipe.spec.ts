import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

import { InvalidError } from '../../errors/domain.error.js';
import { ValidationPipe } from './validation.pipe.js';

class CreateKeyBody {
  @IsString() @MaxLength(5) name!: string;
  @IsOptional() @IsBoolean() isPlural?: boolean;
  @IsOptional() @IsArray() values?: unknown[];
  @IsOptional()
  @IsString()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  note?: string;
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
  it('passes on a valid body, as an instance of the class', async () => {
    expect(await check({ name: 'title', isPlural: true })).toEqual({ name: 'title', isPlural: true });
    expect(await check({ name: 'title' })).toBeInstanceOf(CreateKeyBody);
  });

  it('reports what is wrong with every field', async () => {
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

  it('drops undeclared fields, including those that would change the prototype', async () => {
    const hostile = JSON.parse(
      '{"name":"title","projectId":7,"__proto__":{"isAdmin":true},"constructor":{}}',
    ) as unknown;
    const body = (await check(hostile)) as CreateKeyBody & { isAdmin?: boolean };
    expect({ ...body }).toEqual({ name: 'title' });
    expect(Object.getPrototypeOf(body)).toBe(CreateKeyBody.prototype);
    expect(body.isAdmin).toBeUndefined();
  });

  it('keeps the contents of lists and objects, with any names', async () => {
    const hostile = JSON.parse('{"name":"title","values":[{"constructor":"x","__proto__":{"a":1}}]}') as {
      values: unknown;
    };
    const body = (await check(hostile)) as CreateKeyBody;
    expect(body.values).toBe(hostile.values);
    expect(await faultsOf({ name: JSON.parse('{"constructor":"x","then":1}') as unknown })).toEqual({
      name: expect.any(String) as unknown,
    });
  });

  it('applies the decorators of class-transformer', async () => {
    expect(await check({ name: 'title', note: '  for the header ' })).toEqual({
      name: 'title',
      note: 'for the header',
    });
  });

  it.each([null, [], 'text', 12, undefined])('refuses %j for an object', async (value) => {
    expect(await faultsOf(value)).toEqual({ body: 'must be an object' });
  });
});
