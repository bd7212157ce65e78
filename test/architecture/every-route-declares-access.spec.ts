import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer, NestFactory } from '@nestjs/core';

import { createDataSource } from '../../src/create-data-source.js';
import { AppModule } from '../../src/app.module.js';
import { ACCESS } from '../../src/modules/identity/access.js';
import { readConfig } from '../../src/platform/config/config.js';

interface Route {
  name: string;
  isDeclared: boolean;
}

/** Every handler of every controller of the product; nothing is instantiated, nothing is connected. */
async function routesOfTheProduct(): Promise<Route[]> {
  const nowhere = createDataSource('postgres://localhost:1/nowhere');
  const app = await NestFactory.create(
    AppModule.over(readConfig({}), { interactive: nowhere, imports: nowhere }),
    {
      preview: true,
      logger: false,
    },
  );
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => (typeof metatype === 'function' ? routesOf(metatype) : []));
}

function routesOf(controller: { name: string; prototype?: object }): Route[] {
  const members: [string, { value?: unknown }][] = Object.entries(
    Object.getOwnPropertyDescriptors(controller.prototype ?? {}),
  );
  return members.flatMap(([name, { value: handler }]) => {
    if (
      name === 'constructor' ||
      typeof handler !== 'function' ||
      !Reflect.hasMetadata(PATH_METADATA, handler)
    )
      return [];
    const method = RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, handler))];
    return {
      name: `${method ?? '?'} ${controller.name}.${name}`,
      isDeclared: Reflect.hasMetadata(ACCESS, handler) || Reflect.hasMetadata(ACCESS, controller),
    };
  });
}

describe('every route', () => {
  it('declares who may call it', async () => {
    const routes = await routesOfTheProduct();
    expect(routes.map(({ name }) => name)).toContain('GET HealthController.ready');
    expect(routes.filter(({ isDeclared }) => !isDeclared).map(({ name }) => name)).toEqual([]);
  });
});
