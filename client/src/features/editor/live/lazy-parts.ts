import { lazily } from '../../../lib/lazily.js';

/** Loaded on demand: the rows do not wait for the parts that show other members. */
const parts = () => import('./live-parts.js');
export const CellPresence = lazily(async () => (await parts()).CellPresence);
export const EndedDialog = lazily(async () => (await parts()).EndedDialog);
export const ManyChanged = lazily(async () => (await parts()).ManyChanged);
export const PresenceGroup = lazily(async () => (await parts()).PresenceGroup);
export const ReadOnlyField = lazily(async () => (await parts()).ReadOnlyField);
export const ReadUnsaved = lazily(async () => (await parts()).ReadUnsaved);
export const Reconnecting = lazily(async () => (await parts()).Reconnecting);
