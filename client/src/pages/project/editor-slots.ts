import type { EditorSlots } from '../../features/editor/view/editor-slots.js';
import { BackToModified } from '../../features/editor/field/BackToModified.js';
import { FloatingFields } from '../../features/editor/field/FloatingFields.js';
import { FloatingFoot } from '../../features/editor/field/FloatingFoot.js';
import { FloatingSource } from '../../features/editor/field/FloatingSource.js';
import { SaveTrouble } from '../../features/editor/field/SaveTrouble.js';
import { AccessFilter } from '../../features/editor/filter-bar/AccessFilter.js';
import { ColumnsMenu } from '../../features/editor/filter-bar/ColumnsMenu.js';
import { GroupFilter } from '../../features/editor/filter-bar/GroupFilter.js';
import { ReplaceTool } from '../../features/editor/filter-bar/ReplaceTool.js';
import { SearchTool } from '../../features/editor/filter-bar/SearchTool.js';
import { StatusFilter } from '../../features/editor/filter-bar/StatusFilter.js';
import { lazily } from '../../lib/lazily.js';

/** Chips that are usually absent: the rows do not wait for them. */
const absent = () => import('./absent-chips.js');
const FilesChip = lazily(async () => (await absent()).FilesChip);
const FindingChip = lazily(async () => (await absent()).LazyFindingChip);
const StaleFilter = lazily(async () => (await absent()).StaleFilter);
const StaleRows = lazily(async () => (await absent()).StaleRows);
const WarningsChip = lazily(async () => (await absent()).WarningsChip);

/** The parts of the editor. The sections of the key panel and of the phone sheet are in chunks of their own. */
export const EDITOR_SLOTS: EditorSlots = {
  filterBar: {
    start: [AccessFilter, StatusFilter, FindingChip, StaleFilter, FilesChip, GroupFilter, StaleRows],
    end: [WarningsChip, SearchTool, ReplaceTool, ColumnsMenu],
  },
  floatingEditor: [FloatingSource, FloatingFields, FloatingFoot],
  fieldNotes: [SaveTrouble, BackToModified],
  KeyPanel: lazily(async () => (await import('./panel-sections.js')).ProjectKeyPanel),
  PhoneSheet: lazily(async () => (await import('./sheet-sections.js')).ProjectPhoneSheet),
};
