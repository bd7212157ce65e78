import type { Call } from '#core/api/calls.js';
import type { Example } from '#core/api/examples/examples.js';

import { CONDITIONS, headersOf } from './headers.js';
import { isObject, objectIn } from './json.js';
import type { JsonObject } from './json.js';
import type { Refusals } from './refusals.js';
import { modern } from './schemas.js';
import { whoMay } from './who-may.js';

/**
 * Completes an operation with its row in the table of calls and its example.
 * @param found the controller's part: summary, remarks, bodies and the schema of the response
 */
export function operationOf(
  found: JsonObject,
  call: Call,
  example: Example | undefined,
  refusals: Refusals,
): JsonObject {
  const answer = schemaIn(found, (status) => status < 400);
  const current = schemaIn(found, (status) => status === 409) ?? answer;
  const { requestBody, responses: _responses, parameters: _parameters, ...rest } = found;
  const about = typeof rest.description === 'string' && rest.description !== '' ? [rest.description] : [];
  return {
    ...rest,
    description: [...about, whoMay(call)].join('\n\n'),
    parameters: parametersOf(found, call, example),
    ...(requestBody === undefined ? {} : { requestBody: withExample(modern(requestBody), example?.body) }),
    security: securityOf(call),
    responses: { ...success(call, answer, example), ...refusals.of(call, current) },
  };
}

/** The schema of a status, from the types of the controller. */
function schemaIn(operation: JsonObject, isMeant: (status: number) => boolean): unknown {
  const schemas = Object.entries(objectIn(operation, 'responses'))
    .filter(([status]) => isMeant(Number(status)))
    .map(([, response]) => objectIn(response, 'content'))
    .map((content) => objectIn(content, 'application/json').schema);
  return modern(schemas.find((schema) => schema !== undefined));
}

function success(call: Call, schema: unknown, example: Example | undefined): JsonObject {
  const answer = call.mayBeNothing ? { anyOf: [schema, { type: 'null' }] } : schema;
  const isTagged = call.conditional === 'If-None-Match';
  const content =
    schema === undefined
      ? undefined
      : withExample({ content: { 'application/json': { schema: answer } } }, example?.answer);
  return {
    [call.success]: {
      description: DONE[call.success],
      headers: headersOf(call.success, isTagged, call.changeSet === 'named'),
      ...content,
    },
    ...(isTagged
      ? { 304: { description: 'The cached response is still current.', headers: headersOf(304, true) } }
      : {}),
  };
}

const DONE = {
  200: 'The call succeeded.',
  201: 'Created.',
  204: 'The call succeeded. The response has no body.',
};

function withExample(described: unknown, example: unknown): JsonObject {
  const body = isObject(described) ? described : {};
  const json = objectIn(objectIn(body, 'content'), 'application/json');
  return {
    ...body,
    content: { 'application/json': { ...json, ...(example === undefined ? {} : { example }) } },
  };
}

const ID = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const WORD = { type: 'string', minLength: 1 };

/** Path parameters that are not row ids. */
const isWord = (parameter: JsonObject): boolean =>
  parameter.in === 'path' && objectIn(parameter, 'schema').type === 'string';

function parametersOf(found: JsonObject, call: Call, example: Example | undefined): JsonObject[] {
  const declared = Array.isArray(found.parameters) ? found.parameters.filter(isObject) : [];
  const others = declared
    .filter((parameter) => parameter.in !== 'path')
    .map((parameter) => modern(parameter) as JsonObject);
  const words = new Set(declared.filter(isWord).map((parameter) => parameter.name));
  const slots = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: words.has(name) ? WORD : ID,
  }));
  const headers =
    call.conditional === undefined
      ? []
      : [{ name: call.conditional, in: 'header', ...CONDITIONS[call.conditional] }];
  const given: JsonObject = { ...example?.slots, ...example?.query, ...example?.headers };
  return [...slots, ...others, ...headers].map((parameter) => {
    const name = String(parameter.name);
    return name in given ? { ...parameter, example: exampleFor(parameter, given[name]) } : parameter;
  });
}

/** Examples have what is sent, which is text in a query: the document shows it in the type of its schema. */
function exampleFor(parameter: JsonObject, sent: unknown): unknown {
  const { type } = objectIn(parameter, 'schema');
  if (typeof sent !== 'string') return sent;
  return type === 'integer' ? Number(sent) : type === 'boolean' ? sent === 'true' : sent;
}

function securityOf({ access, tokens }: Call): JsonObject[] {
  if (access === 'public') return [];
  return [{ session: [] }, ...(tokens !== 'refused' ? [{ token: [] }] : [])];
}
