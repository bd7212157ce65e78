import { DESCRIPTION, operation } from '../../support/openapi.js';
import type { CallName } from '#core/api/calls.js';

import type { Schema } from '../../fuzz/from-schema.js';

/** As much as the body of a call may have that imports nothing, less what surrounds the texts. */
const MOST_BYTES = 90_000;

const PASSWORD = 'Passw0rd!';

/** Chooses an id for a field such as `languageId`; undefined for other fields. */
export type IdOf = (name: string, index: number) => unknown;

/** The largest body that the OpenAPI document allows for a call; undefined if it has none. */
export function largestBody(call: CallName, idOf: IdOf): unknown {
  const schema = operation(call).requestBody?.content['application/json']?.schema;
  return schema === undefined ? undefined : new Largest(idOf).of(schema, '', 0);
}

class Largest {
  private left = MOST_BYTES;

  constructor(private readonly idOf: IdOf) {}

  of(schema: Schema, name: string, index: number): unknown {
    if (schema.$ref !== undefined) return this.of(referred(schema.$ref), name, index);
    const id = this.idOf(name, index);
    if (id !== undefined) return id;
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, name, index)));
    const [variant] = schema.oneOf ?? schema.anyOf ?? [];
    if (variant) return this.of(variant, name, index);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[index % schema.enum.length];
    return this.ofType(schema, name, index);
  }

  private ofType(schema: Schema, name: string, index: number): unknown {
    switch ([schema.type ?? 'object'].flat()[0]) {
      case 'boolean':
        return true;
      case 'integer':
      case 'number':
        return schema.maximum ?? 1_000;
      case 'array':
        return this.list(schema, name);
      case 'string':
        return this.text(schema, name, index);
      case 'null':
        return null;
      default:
        return this.object(schema, index);
    }
  }

  private object({ properties = {} }: Schema, index: number): unknown {
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.of(schema, name, index)]),
    );
  }

  private list({ items = {}, maxItems = 10_000 }: Schema, name: string): unknown[] {
    const list: unknown[] = [];
    while (list.length < maxItems && this.left > 0) {
      const before = this.left;
      list.push(this.of(items, name.replace(/s$/, ''), list.length));
      if (before === this.left) this.left -= 20;
    }
    return list;
  }

  private text({ maxLength = 200, pattern, format }: Schema, name: string, index: number): string {
    if (format === 'email') return `somebody-${index}@example.com`;
    if (format === 'password') return PASSWORD;
    if (format === 'date-time') return '2099-01-01T00:00:00.000Z';
    const candidates = [`${name}_${index}_`.padEnd(maxLength, 'x'), `n${index}`, '3366ff', 'ia', '0'];
    const fits = (text: string): boolean => pattern === undefined || new RegExp(pattern, 'u').test(text);
    const text = candidates.find((one) => one.length <= maxLength && fits(one)) ?? 'x';
    this.left -= text.length;
    return text;
  }
}

function referred(reference: string): Schema {
  const schema = DESCRIPTION.components.schemas[reference.replace('#/components/schemas/', '')];
  if (schema === undefined) throw new Error(`docs/openapi.json has no ${reference}.`);
  return schema;
}
