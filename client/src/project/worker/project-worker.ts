import { expose } from 'comlink';

import { TextService } from './text-service.js';

expose(new TextService());
