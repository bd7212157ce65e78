import { groupPlaces } from '../layout/group-places.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import { markerLine } from '../text/marker-line.js';

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>`;

/** A new iOS .strings file (docs/formats.md, 10.5). */
export const blankStrings = ({ groups }: NewFile): BlankFile => ({
  name: 'Localizable.strings',
  style: { newline: '\n', lead: null },
  parts: groupPlaces(groups, (group) => `// ${markerLine(group)}`),
});

/** A new iOS .stringsdict file (docs/formats.md, 10.6). */
export const blankStringsdict = (): BlankFile => ({
  name: 'Localizable.stringsdict',
  style: { newline: '\n', lead: null },
  parts: [HEAD, { group: null }, '\n</dict>\n</plist>\n'],
});
