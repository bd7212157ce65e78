export { CellPresence } from './CellPresence.js';
export { EndedDialog } from './EndedDialog.js';
export { ManyChanged } from './ManyChanged.js';
export { PresenceGroup } from './PresenceGroup.js';
export { ReadOnlyField } from './ReadOnlyField.js';
export { ReadUnsaved } from './ReadUnsaved.js';
export { Reconnecting } from './Reconnecting.js';
