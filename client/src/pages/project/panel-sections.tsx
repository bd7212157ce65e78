import { ValuePast } from '../../features/activity/ValuePast.js';
import type { KeyPanelProps } from '../../features/editor/key-panel/key-panel-props.js';
import { KeyPanel } from '../../features/editor/key-panel/KeyPanel.js';
import { PanelLanguages } from '../../features/editor/key-panel/PanelLanguages.js';
import { PanelTexts } from '../../features/editor/key-panel/PanelTexts.js';
import type { KeySectionProps } from '../../project/section-props.js';

/** The sections of each language in the key panel, top to bottom. */
const OF_LANGUAGE = [PanelTexts, ValuePast];

const Languages = ({ row }: KeySectionProps) => <PanelLanguages row={row} sections={OF_LANGUAGE} />;

/** The sections of the key panel, top to bottom. */
const OF_KEY = [Languages];

export const ProjectKeyPanel = (props: KeyPanelProps) => <KeyPanel {...props} sections={OF_KEY} />;
