import { groupPlaces } from '../layout/group-places.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import { markerLine } from '../text/marker-line.js';
import { propertiesComment } from './comments.js';
import type { PropertiesStyle } from './style.js';

/** ASCII, which every version of Java reads the same. */
const STYLE: PropertiesStyle = { newline: '\n', lead: null, isAscii: true };

/** New Java properties (docs/formats.md, 19). */
export const blankProperties = ({ code, groups }: NewFile): BlankFile<PropertiesStyle> => ({
  name: `messages_${javaLocale(code)}.properties`,
  style: STYLE,
  parts: groupPlaces(groups, (group) => propertiesComment(markerLine(group), STYLE)),
});

/** The code of a language as java.util.ResourceBundle looks for it: `pt_BR`, `zh_Hant_TW`. */
export const javaLocale = (code: string): string => code.replaceAll('-', '_');
