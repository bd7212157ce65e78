import { Logger } from '@nestjs/common';
import express from 'express';
import type { NextFunction, Request, Response } from 'express';
import request from 'supertest';

import { JsonLogger } from './json-logger.js';
import type { LogLevel } from './json-logger.js';
import { nameRequest } from './client/request-id.js';
import { logRequest } from './request-log.js';

const lines: string[] = [];

function site(least: LogLevel, logClientAddresses = false) {
  lines.length = 0;
  Logger.overrideLogger(new JsonLogger(least, (line) => lines.push(line)));
  const app = express().use(
    nameRequest,
    logRequest(logClientAddresses),
    (incoming: Request, _response: Response, next: NextFunction) => {
      Object.assign(incoming, { caller: { uid: 'u-1', email: 'canary@example.com' } });
      next();
    },
  );
  app.post('/projects/:projectId', (_request, response) => void response.status(201).json('canary'));
  app.get('/forbidden', (_request, response) => void response.status(403).end());
  return request(app);
}

const logged = (): Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the request log', () => {
  it('logs time, caller, route, status and duration', async () => {
    const reply = await site('info').post('/projects/12').send({});
    expect(logged()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
        level: 'info',
        context: 'Requests',
        requestId: reply.headers['x-request-id'],
        uid: 'u-1',
        method: 'POST',
        route: '/projects/:projectId',
        status: 201,
        ms: expect.any(Number) as unknown,
      },
    ]);
  });

  it('logs the address of the client if the operator wants it, and none otherwise', async () => {
    await site('info', true).post('/projects/12');
    expect(logged()).toMatchObject([{ address: '127.0.0.1' }]);
    await site('info').post('/projects/12');
    expect(lines.join('')).not.toContain('127.0.0.1');
  });

  it('logs no bodies, headers, queries, paths or emails', async () => {
    await site('debug')
      .post('/projects/canary?token=canary')
      .set('Authorization', 'Bearer canary')
      .set('X-Request-Id', 'canary')
      .send({ password: 'canary' });
    expect(lines.join('')).not.toContain('canary');
  });

  it('is silent on this machine, except for refusals that an operator must see', async () => {
    await site('warn').post('/projects/12').send({});
    expect(logged()).toEqual([]);
    await site('warn').get('/forbidden');
    expect(logged()).toMatchObject([{ level: 'warn', status: 403, route: '/forbidden' }]);
  });

  it('cannot be made to contain a forged line', () => {
    const logger = new JsonLogger('info', (line) => lines.push(line));
    lines.length = 0;
    logger.warn('first\n{"level":"info","message":"forged"}', 'Somewhere');
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
    expect(logged()).toMatchObject([
      { context: 'Somewhere', message: 'first\n{"level":"info","message":"forged"}' },
    ]);
  });
});
