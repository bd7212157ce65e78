import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, NestFactory } from '@nestjs/core';

import { CALLS, callNamed, guardOf } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';

import { AppModule } from '../../src/app/app.module.js';
import { createDataSource } from '../../src/app/create-data-source.js';
import { ACCESS } from '../../src/modules/identity/access.js';
import { readConfig } from '../../src/platform/config/config.js';
import { RATE_LIMITS } from '../../src/platform/http/rate-limit/rate-limit.js';
import type { RateLimit } from '../../src/platform/http/rate-limit/rate-limit.js';

interface Route {
  /** `PATCH /projects/{projectId}/groups/{groupId}` */
  name: string;
  access: unknown;
  /** The first of its own limits. */
  rate: string | undefined;
}

const PROBES = ['GET /healthz', 'GET /readyz'];

/** Every handler of every controller of the product; nothing is instantiated, nothing is connected. */
async function routesOfTheProduct(): Promise<Route[]> {
  const nowhere = createDataSource('postgres://localhost:1/nowhere');
  const app = await NestFactory.create(
    AppModule.over(readConfig({}), { interactive: nowhere, replica: null, imports: nowhere }),
    { preview: true, logger: false },
  );
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? routesOf(metatype) : []));
}

function routesOf(controller: { prototype?: object }): Route[] {
  const members: [string, { value?: unknown }][] = Object.entries(
    Object.getOwnPropertyDescriptors(controller.prototype ?? {}),
  );
  return members.flatMap(([member, { value: handler }]) =>
    member !== 'constructor' && typeof handler === 'function' && Reflect.hasMetadata(PATH_METADATA, handler)
      ? [routeOf(controller, handler)]
      : [],
  );
}

function routeOf(controller: object, handler: object): Route {
  const own = (key: string): unknown =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
  const path = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)]
    .flatMap((part) => String(part).split('/'))
    .filter((part) => part !== '')
    .map((part) => part.replace(/^:(.*)$/, '{$1}'));
  const limits = own(RATE_LIMITS) as RateLimit[] | undefined;
  return {
    name: `${RequestMethod[Number(own(METHOD_METADATA))] ?? '?'} /${path.join('/')}`,
    access: own(ACCESS),
    rate: limits?.[0]?.name,
  };
}

const rows = Object.keys(CALLS).map((name) => callNamed(name as CallName));
const routeName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('the table of calls', () => {
  let routes: Route[];
  beforeAll(async () => {
    routes = await routesOfTheProduct();
  });

  it('has one row for every route of the product, and no other', () => {
    const names = routes.map(({ name }) => name).filter((name) => !PROBES.includes(name));
    expect(names.toSorted()).toEqual(rows.map(routeName).toSorted());
  });

  it('says of each route what its guards ask', () => {
    const asked = new Map(routes.map(({ name, access }) => [name, access]));
    for (const row of rows)
      expect([routeName(row), asked.get(routeName(row))]).toEqual([routeName(row), guardOf(row)]);
  });

  it('names the limit that a route has besides that of all', () => {
    const limits = new Map(routes.map(({ name, rate }) => [name, rate]));
    for (const row of rows)
      expect([routeName(row), limits.get(routeName(row))]).toEqual([routeName(row), row.rate]);
  });

  it('leaves the probes to everybody', () => {
    const probes = routes.filter(({ name }) => PROBES.includes(name));
    expect(probes.map(({ access }) => access)).toEqual(['public', 'public']);
  });
});
