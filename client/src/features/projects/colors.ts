/** The twelve preset colours of projects. */
export const PRESET_COLORS = [
  '1E3170',
  '2A4BB8',
  '17908A',
  '0F766E',
  '0E8457',
  '96C93D',
  'F4C430',
  'F2A93B',
  'B4412F',
  'C2185B',
  '7B3FA0',
  '3E4A61',
] as const;

/** Returns a preset colour that differs from those of the latest projects. */
export const colorFor = (projectCount: number): string =>
  PRESET_COLORS[projectCount % PRESET_COLORS.length] ?? PRESET_COLORS[0];
