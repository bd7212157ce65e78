import type { ThemeConfig } from 'antd';

import tokens from './antd-theme.json' with { type: 'json' };

/** Read once: a change would make antd render the whole page again. */
const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The design tokens for wide windows, and the sizes of dialogs and forms. */
const wide: ThemeConfig = {
  ...tokens,
  // The colour that antd derives for a hovered selected option is not in the palette.
  token: {
    ...tokens.token,
    controlItemBgActiveHover: tokens.token.controlItemBgActive,
    motion: !isMotionReduced,
  },
  components: {
    ...tokens.components,
    Form: { labelHeight: 20, verticalLabelPadding: '0 0 6px', itemMarginBottom: 16 },
    Modal: { ...tokens.components.Modal, titleFontSize: 18, titleLineHeight: 24 / 18 },
  },
};

/** On phones and tablets, controls are higher, and fields large enough that browsers do not zoom into them. */
const narrow: ThemeConfig = {
  ...wide,
  token: { ...wide.token, controlHeight: 40, controlHeightSM: 36, controlHeightLG: 44 },
  components: {
    ...wide.components,
    Menu: { ...tokens.components.Menu, itemHeight: 44 },
    Input: { inputFontSize: 16, inputFontSizeLG: 16 },
    Select: { fontSize: 16 },
  },
};

export const themeFor = (isWide: boolean): ThemeConfig => (isWide ? wide : narrow);
