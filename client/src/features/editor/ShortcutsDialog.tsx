import { useProjectContext, useStructure } from '../../project/project-context.js';
import { ALT, CTRL } from '../../lib/platform-keys.js';
import { ShortcutSheet } from '../../ui/dialogs/ShortcutSheet.js';
import type { ShortcutLine, ShortcutSection } from '../../ui/dialogs/ShortcutSheet.js';

const IN_GRID: readonly ShortcutLine[] = [
  [['↑', '↓', '←', '→'], 'shortcut.move'],
  [['Home', 'End', 'PgUp', 'PgDn'], 'shortcut.ends'],
  [[`${CTRL} Home`, `${CTRL} End`], 'shortcut.first_last'],
  [['↵', 'F2'], 'shortcut.edit'],
  [['A…Z'], 'shortcut.type'],
  [['Space'], 'shortcut.panel'],
  [[`${CTRL} ↵`], 'shortcut.validate'],
  [['⇧↑', '⇧↓'], 'shortcut.select'],
  [[`${CTRL} A`], 'editor.select_all'],
  [[`${CTRL} C`], 'shortcut.copy'],
  [[`${CTRL} Z`], 'app.undo'],
  [[`${CTRL} ⇧Z`, `${CTRL} Y`], 'app.redo'],
  [[`${CTRL} ⇧F`], 'replace.title'],
];

/** Single letters, which are commands outside text fields. */
const SINGLE: readonly ShortcutLine[] = [
  [['V'], 'editor.validate'],
  [['X'], 'editor.invalidate'],
  [['M', '⇧M'], 'shortcut.empty'],
  [['R'], 'shortcut.modified'],
  [['I', '⇧I'], 'shortcut.finding'],
  [['J', 'K'], 'shortcut.rows'],
];

const IN_EDITOR: readonly ShortcutLine[] = [
  [['↵'], 'shortcut.save_next'],
  [['⇧↵'], 'editor.new_line'],
  [['⇥', '⇧⇥'], 'shortcut.field'],
  [[`${CTRL} ↵`], 'shortcut.validate_next'],
  [[`${ALT} ↓`, `${ALT} ↑`], 'shortcut.neighbour'],
  [[`${CTRL} S`], 'shortcut.save'],
  [[`${CTRL} D`], 'editor.copy_source'],
  [[`${ALT} ↵`], 'shortcut.fix'],
  [[`${ALT} ⇧↵`], 'shortcut.ignore'],
  [[`${ALT} K`], 'shortcut.still_right'],
  [[`${ALT} T`], 'shortcut.typo'],
  [['Esc'], 'shortcut.escape'],
];

/** The terms of the search. */
const IN_SEARCH: readonly ShortcutLine[] = [
  [['key:'], 'search.key'],
  [['tag:', 'tag:"…"'], 'search.tag'],
  [['lang:'], 'search.lang'],
  [['is:obsolete'], 'search.obsolete'],
  [['"…"'], 'search.exact'],
];

/** The filter of files, which a project with fewer than two has not. */
const FIND_FILE: ShortcutLine = [['F'], 'files.find'];
const IN_FILE: ShortcutLine = [['file:', 'file:""'], 'files.search'];

const sectionsFor = (hasFiles: boolean): readonly ShortcutSection[] => [
  { title: 'shortcut.in_grid', lines: IN_GRID },
  {
    title: 'shortcut.single',
    note: 'shortcut.single_where',
    lines: hasFiles ? [...SINGLE, FIND_FILE] : SINGLE,
  },
  { title: 'shortcut.in_search', lines: hasFiles ? [IN_FILE, ...IN_SEARCH] : IN_SEARCH },
  { title: 'shortcut.in_editor', lines: IN_EDITOR },
];

/** All shortcuts of the editor and of the page. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { files } = useStructure(useProjectContext().project);
  return <ShortcutSheet open={open} onClose={onClose} sections={sectionsFor(files.length > 1)} />;
}
