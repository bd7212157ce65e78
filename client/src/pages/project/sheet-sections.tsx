import { ValueHistory } from '../../features/activity/ValueHistory.js';
import { PhoneSheet } from '../../features/editor/phone/PhoneSheet.js';
import { SheetSource } from '../../features/editor/phone/SheetSource.js';
import { SheetState } from '../../features/editor/phone/SheetState.js';
import { SheetTexts } from '../../features/editor/phone/SheetTexts.js';

/** The sections of the phone's sheet, top to bottom. */
const SECTIONS = [SheetSource, SheetTexts, SheetState, ValueHistory];

export const ProjectPhoneSheet = () => <PhoneSheet sections={SECTIONS} />;
