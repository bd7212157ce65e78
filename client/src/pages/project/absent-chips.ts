export { FilesChip } from '../../features/editor/files-filter/FilesChip.js';
export { LazyFindingChip } from '../../features/editor/filter-bar/LazyFindingChip.js';
export { StaleFilter } from '../../features/editor/filter-bar/StaleFilter.js';
export { StaleRows } from '../../features/editor/filter-bar/StaleRows.js';
export { WarningsChip } from '../../features/editor/filter-bar/WarningsChip.js';
