import { compareContracts } from './contracts.ts';

const { classes, differences } = compareContracts();

describe('the classes of the OpenAPI document', () => {
  it('are many', () => expect(classes).toBeGreaterThan(120));

  it('have the fields and types of core/api, and of their schemas', () => expect(differences).toEqual([]));
});
