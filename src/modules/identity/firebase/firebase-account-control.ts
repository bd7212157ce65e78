import { Injectable } from '@nestjs/common';

import { AccountControl } from '../account-control.js';

/** Firebase keeps sessions and passwords: operators end and reset them in its console. */
@Injectable()
export class FirebaseAccountControl extends AccountControl {
  endSessions(): Promise<boolean> {
    return Promise.resolve(false);
  }

  resetLink(): Promise<null> {
    return Promise.resolve(null);
  }
}
