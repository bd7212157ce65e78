import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import { EXAMPLES, SCENARIO } from '#core/api/examples/examples.js';

import { assertDefined } from '../../../src/platform/assert-defined.js';
import { anonymous } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { faultsIn, faultsOf, operation, OPERATIONS } from '../../support/openapi.js';
import { startSmtpServer } from '../../support/server/smtp-server.js';
import { ScenarioRunner } from '../../support/server/scenario-runner.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);
useApp({ smtpUrl: smtp.url });

const NAMES = Object.keys(CALLS) as CallName[];

describe('the description of the API', () => {
  it('has every call and no other', () => {
    expect(OPERATIONS.map(({ operationId }) => operationId).toSorted()).toEqual(NAMES.toSorted());
  });

  it.each(NAMES)('describes %s, with an example that keeps its own rules', (name) => {
    const { summary, requestBody, parameters, responses } = operation(name);
    expect(summary).not.toBe('');
    const bodies = [requestBody, responses[String(CALLS[name].success)]];
    for (const described of bodies) {
      const json = described && 'content' in described ? described.content?.['application/json'] : undefined;
      if (json !== undefined) expect(faultsIn(json.schema, json.example)).toEqual([]);
    }
    for (const parameter of parameters.filter(({ required }) => required))
      expect(parameter).toHaveProperty('example');
  });

  it('has an example of every call', () => {
    const shown = new Set(EXAMPLES.filter(({ status }) => status === undefined).map(({ call }) => call));
    expect(NAMES.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('is served as JSON and as pages', async () => {
    const { status, body } = await anonymous().get<{ openapi: string }>('/openapi.json');
    expect({ status, openapi: body.openapi }).toEqual({ status: 200, openapi: '3.1.0' });
  });
});

describe('the examples, run as one scenario', () => {
  const replies: Reply<unknown>[] = [];
  beforeAll(async () => {
    const scenario = new ScenarioRunner(smtp);
    for (const example of SCENARIO) replies.push(await scenario.run(example));
  });

  it.each(SCENARIO.map((example, index) => [index, example.call, example] as const))(
    '%i %s',
    (index, call, example) => {
      const reply = assertDefined(replies[index], 'answer');
      expect({ status: reply.status, body: reply.body }).toEqual({
        status: example.status ?? CALLS[call].success,
        body: example.answer,
      });
      expect(faultsOf(call, reply)).toEqual([]);
    },
  );
});
