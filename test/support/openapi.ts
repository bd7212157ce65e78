import { readFileSync } from 'node:fs';

import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

import type { CallName } from '#core/api/calls.js';

type Schema = Record<string, unknown>;
type Content = Partial<Record<'application/json', { schema: Schema; example?: unknown }>>;

interface Header {
  required?: boolean;
  schema: Schema;
}

interface Response {
  headers?: Record<string, Header>;
  content?: Content;
}

export interface Operation {
  operationId: CallName;
  summary: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, Response | { $ref: string }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

/** The published OpenAPI document; `npm run docs:api -- --check` compares it with the controllers. */
export const DESCRIPTION = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as Description;

export const OPERATIONS = Object.values(DESCRIPTION.paths).flatMap((item) => Object.values(item));

export function operation(name: CallName): Operation {
  const found = OPERATIONS.find(({ operationId }) => operationId === name);
  if (found === undefined) throw new Error(`docs/openapi.json has no ${name}: npm run docs:api`);
  return found;
}

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false });
formats.default(ajv);
ajv.addVocabulary(['example', 'components', 'discriminator']);
// The formats of int64 and passwords need no validation.
for (const format of ['int64', 'password']) ajv.addFormat(format, true);

const compiled = new Map<Schema, ValidateFunction>();

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const validate = ajv.compile({ ...schema, components: { schemas: DESCRIPTION.components.schemas } });
  compiled.set(schema, validate);
  return validate;
}

/** The errors of a value against a schema of the document. */
export function faultsIn(schema: Schema, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

/** The errors of a response against its call: an undocumented status, header or body. */
export function faultsOf(
  call: CallName,
  { status, body, headers }: { status: number; body: unknown; headers: Headers },
): string[] {
  const response = responseOf(operation(call), status);
  if (response === undefined) return [`${status} is not documented`];
  const schema = response.content?.['application/json']?.schema;
  const ofBody = schema === undefined ? (body === undefined ? [] : ['has a body']) : faultsIn(schema, body);
  const ofHeaders = Object.entries(response.headers ?? {})
    .filter(([name, { required }]) => required !== false || headers.has(name))
    .flatMap(([name, header]) =>
      faultsIn(header.schema, headerValue(headers.get(name), header)).map((fault) => `${name}${fault}`),
    );
  return [...ofBody, ...ofHeaders];
}

function responseOf({ responses }: Operation, status: number): Response | undefined {
  const found = responses[String(status)];
  if (found === undefined || !('$ref' in found)) return found;
  return DESCRIPTION.components.responses[found.$ref.replace('#/components/responses/', '')];
}

const headerValue = (text: string | null, { schema }: Header): unknown =>
  text !== null && schema.type === 'integer' ? Number(text) : text;
