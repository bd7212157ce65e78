import { ALT, CTRL } from '../../lib/platform-keys.js';
import { ShortcutSheet } from '../../ui/ShortcutSheet.js';
import type { ShortcutLine, ShortcutSection } from '../../ui/ShortcutSheet.js';

const IN_GRID: readonly ShortcutLine[] = [
  [['↑', '↓', '←', '→', 'J', 'K'], 'shortcut.move'],
  [['Home', 'End', 'PgUp', 'PgDn'], 'shortcut.ends'],
  [[`${CTRL} Home`, `${CTRL} End`], 'shortcut.first_last'],
  [['↵', 'F2'], 'shortcut.edit'],
  [['Space'], 'shortcut.panel'],
  [['V'], 'editor.validate'],
  [['X'], 'editor.invalidate'],
  [['⇧↑', '⇧↓'], 'shortcut.select'],
  [[`${CTRL} A`], 'editor.select_all'],
  [['M', '⇧M'], 'shortcut.empty'],
  [['R'], 'shortcut.modified'],
  [['I', '⇧I'], 'shortcut.issue'],
  [[`${CTRL} C`], 'shortcut.copy'],
  [[`${CTRL} Z`], 'app.undo'],
  [[`${CTRL} ⇧F`], 'replace.title'],
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

/** What a search understands besides words. */
const IN_SEARCH: readonly ShortcutLine[] = [
  [['key:'], 'search.key'],
  [['tag:', 'tag:"…"'], 'search.tag'],
  [['lang:'], 'search.lang'],
  [['is:obsolete'], 'search.obsolete'],
  [['"…"'], 'search.exact'],
];

const SECTIONS: readonly ShortcutSection[] = [
  { title: 'shortcut.in_grid', lines: IN_GRID },
  { title: 'shortcut.in_search', lines: IN_SEARCH },
  { title: 'shortcut.in_editor', lines: IN_EDITOR },
];

/** Every shortcut of the editor, and those that hold everywhere. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <ShortcutSheet open={open} onClose={onClose} sections={SECTIONS} />;
}
