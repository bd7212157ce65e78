import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

import { CALLS, callNamed } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import { EXAMPLES } from '#core/api/examples/examples.js';

import { isObject } from './json.js';
import type { JsonObject } from './json.js';
import { operationOf } from './operation.js';
import { Refusals } from './refusals.js';
import { strictSchemas } from './schemas.js';

/** Path of the browsable documentation. */
export const DOCUMENTATION = '/api/docs';

const ABOUT = `The complete HTTP API of Motley. Requests and responses are JSON. Times are ISO 8601 in UTC. Ids are numbers.

An error response is \`{ statusCode, error, message, requestId }\`, where \`error\` is the code for programs. Checks run in this
order: authentication (401), project and permission (403), subscription (403), body (400), missing resources (404), language
(403), state (409, 422).

\`Authorization: Bearer …\` carries the access token of a session or, if the call accepts one, a personal access token.`;

/** Creates the OpenAPI document from the controllers, the table of calls and the examples. */
export function describeApi(app: INestApplication, version: string): OpenAPIObject {
  const found = SwaggerModule.createDocument(app, outline(version));
  const refusals = new Refusals();
  const paths = completed(found.paths, refusals);
  const components = {
    ...found.components,
    schemas: strictSchemas(found.components?.schemas ?? {}),
    responses: refusals.shared,
  };
  return { ...found, paths, components } as OpenAPIObject;
}

function outline(version: string): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Motley')
    .setDescription(ABOUT)
    .setVersion(version)
    .addServer('/')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addBearerAuth({ type: 'http', description: 'The short-lived access token of a session.' }, 'session')
    .addBearerAuth({ type: 'http', description: 'A personal access token: `mtl_…`.' }, 'token');
  for (const [name, about] of Object.entries(TAGS)) builder.addTag(name, about);
  return builder.build();
}

/** In the order in which a user needs them. */
const TAGS = {
  instance: 'Public configuration of the instance.',
  identity: 'Accounts and sessions. Only available with the local identity driver.',
  users: 'The account of the caller.',
  tokens: 'Personal access tokens for programs.',
  projects: 'Projects and their settings.',
  languages: 'Languages of a project, and imports.',
  groups: 'Groups of keys.',
  translations: 'Keys and values.',
  checks: 'Checks of texts, and findings that are ignored.',
  activity: 'The history of a project, and reverting changes.',
  members: 'Members of a project and their roles.',
  invitations: 'Invitations to projects.',
  subscriptions: 'Plans and payments. Most calls answer 404 `billing_disabled` if billing is disabled.',
};

function completed(paths: JsonObject, refusals: Refusals): JsonObject {
  const item = (methods: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const name = isObject(operation) ? operation.operationId : undefined;
        if (!isObject(operation) || !isCallName(name)) return [method, operation];
        const example = EXAMPLES.find(({ call, status }) => call === name && status === undefined);
        return [method, operationOf(operation, callNamed(name), example, refusals)];
      }),
    );
  return Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [path, isObject(methods) ? item(methods) : methods]),
  );
}

const isCallName = (name: unknown): name is CallName => typeof name === 'string' && name in CALLS;

/** Serves the OpenAPI document as JSON and as pages; it is created on the first request. */
export function serveOpenApi(app: INestApplication, version: string, jsonPath: string): void {
  SwaggerModule.setup(DOCUMENTATION, app, () => describeApi(app, version), {
    jsonDocumentUrl: jsonPath,
    raw: ['json'],
    customSiteTitle: 'Motley API',
    customCss: '.swagger-ui .topbar { display: none }',
    swaggerOptions: { docExpansion: 'none', filter: true },
  });
}
