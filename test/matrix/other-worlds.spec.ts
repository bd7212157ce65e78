import { wrongIdCells } from './parts/ids.js';
import { roleCells } from './parts/roles.js';
import { INVITEE, OWNER } from './support/people.js';
import { useMatrix } from './support/use-matrix.js';

describe('with billing, without a subscription', () => {
  roleCells(useMatrix({ billing: 'unpaid' }), 'unpaid');
});

describe('with billing and a subscribed owner', () => {
  roleCells(useMatrix({ billing: 'paid' }), 'paid');
});

describe('where the owner of A is a manager in B', () => {
  wrongIdCells(useMatrix({ alsoInB: [OWNER, INVITEE] }), true);
});
