import { expose } from 'comlink';

import { KeyLinesService } from './key-lines-service.js';

expose(new KeyLinesService());
