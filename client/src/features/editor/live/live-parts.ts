export { CellPresence } from './CellPresence.js';
export { EndedDialog } from './EndedDialog.js';
export { ManyChanged } from './ManyChanged.js';
export { PresenceGroup } from './PresenceGroup.js';
export { ReadOnlyNote } from './ReadOnlyNote.js';
export { Reconnecting } from './Reconnecting.js';
