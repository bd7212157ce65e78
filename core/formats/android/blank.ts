import { groupPlaces } from '../layout/group-places.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import { xmlMarker } from '../xml/write.js';

/** New Android string resources (docs/formats.md, 10.4). */
export const blankAndroid = ({ groups }: NewFile): BlankFile => ({
  name: 'strings.xml',
  style: { newline: '\n', lead: null },
  parts: [
    '<?xml version="1.0" encoding="utf-8"?>\n<resources>\n',
    ...groupPlaces(groups, (group) => `    ${xmlMarker(group)}`),
    '</resources>\n',
  ],
});
