import { groupPlaces } from '../layout/group-places.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import { markerLine } from '../text/marker-line.js';
import { fluentComment } from './comments.js';
import type { FluentStyle } from './style.js';

/** New Fluent (docs/formats.md, 24). */
export const blankFluent = ({ code, groups }: NewFile): BlankFile<FluentStyle> => ({
  name: `${code}.ftl`,
  style: { newline: '\n', lead: null },
  parts: groupPlaces(groups, (group) => `${fluentComment(markerLine(group), '##')}\n`),
});
