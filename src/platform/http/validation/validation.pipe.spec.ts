import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

import { InvalidError } from '../../errors/domain.error.js';
import { Echoes } from './open-bodies.js';
import { ValidationPipe } from './validation.pipe.js';

class CreateKeyBody {
  @MaxLength(5) @IsString() name!: string;
  @IsOptional() @IsBoolean() isPlural?: boolean;
  @IsOptional() @IsArray() values?: unknown[];
  @IsOptional()
  @IsString()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  note?: string;
}

@Echoes(['id', 'updatedAt'])
class UpdateThingBody {
  @IsString() name!: string;
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
      name: 'must be shorter than or equal to 5 characters',
      isPlural: 'must be a boolean value',
    });
  });

  it('coerces nothing', async () => {
    expect(await faultsOf({ name: 12, isPlural: 1 })).toMatchObject({
      name: expect.any(String) as unknown,
      isPlural: expect.any(String) as unknown,
    });
  });

  it('says of a missing field that it is required, and of others first what type they must have', async () => {
    expect(await faultsOf({})).toEqual({ name: 'is required' });
    expect(await faultsOf({ name: null })).toEqual({ name: 'must be a string' });
  });

  it('refuses undeclared fields, and says which one was probably meant', async () => {
    expect(await faultsOf({ name: 'title', is_plural: true, nonsense: 1 })).toEqual({
      is_plural: 'is not a field: did you mean isPlural?',
      nonsense: 'is not a field',
    });
    expect(await faultsOf({ nmae: 'title' })).toEqual({
      name: 'is required',
      nmae: 'is not a field: did you mean name?',
    });
  });

  it('refuses fields that would change the prototype', async () => {
    const hostile = JSON.parse('{"name":"title","__proto__":{"isAdmin":true},"constructor":{}}') as unknown;
    const faults = (await faultsOf(hostile)) as object;
    expect(Object.entries(faults)).toEqual([
      ['__proto__', 'is not a field'],
      ['constructor', 'is not a field'],
    ]);
  });

  it('tells of ten unknown fields, with the beginning of their names', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x${index}`.repeat(90), 1]));
    const faults = Object.keys((await faultsOf({ name: 'title', ...many })) as object);
    expect(faults).toHaveLength(10);
    expect(Math.max(...faults.map(({ length }) => length))).toBe(100);
  });

  it('drops what clients send back of what they have read', async () => {
    const body = await new ValidationPipe().transform(
      { name: 'title', id: 7, updatedAt: 'now' },
      { type: 'body', metatype: UpdateThingBody },
    );
    expect({ ...(body as object) }).toEqual({ name: 'title' });
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
