import { identityContract } from './support/contract.js';
import { LOCAL } from './support/local-driver.js';

describe('accounts of our own', () => identityContract(LOCAL));
