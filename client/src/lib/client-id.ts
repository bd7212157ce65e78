/** Identifies this page; new with each load. The server repeats it in the events that its changes cause. */
export const clientId = crypto.getRandomValues(new Uint32Array(3)).join('-');
