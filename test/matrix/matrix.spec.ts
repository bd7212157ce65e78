import { onCitus } from '../support/database/citus.js';
import { archiveCells } from './parts/archive.js';
import { disabledCells } from './parts/disabled.js';
import { foreignFieldCells } from './parts/foreign-fields.js';
import { wrongIdCells } from './parts/ids.js';
import { interferenceCells } from './parts/interference.js';
import { invitationCells } from './parts/invitations.js';
import { personalTokenCells } from './parts/personal-tokens.js';
import { rankCells } from './parts/ranks.js';
import { roleCells } from './parts/roles.js';
import { watchOverTables } from './parts/tables.js';
import { tokenCells } from './parts/tokens.js';
import { useMatrix } from './support/use-matrix.js';

const matrix = useMatrix();

// It writes to tables as no application could on a cluster.
if (!onCitus()) watchOverTables(matrix);
roleCells(matrix, 'off');
archiveCells(matrix);
disabledCells(matrix);
wrongIdCells(matrix, false);
rankCells(matrix);
invitationCells(matrix);
tokenCells(matrix);
personalTokenCells(matrix);
foreignFieldCells(matrix);
interferenceCells(matrix);
