import { identityContract } from './support/contract.js';
import { LOCAL } from './support/local-driver.js';

describe('local accounts', () => identityContract(LOCAL));
