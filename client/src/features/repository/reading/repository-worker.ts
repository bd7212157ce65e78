import { expose } from 'comlink';

import { RepositoryService } from './repository-service.js';

expose(new RepositoryService());
