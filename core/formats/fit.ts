/** Whether a file is of a format: `maybe` asks for its name, or for other files that it fits better. */
export type Fit = 'surely' | 'maybe' | 'no';
