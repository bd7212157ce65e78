/** Names this page, new with each load: the server repeats it in the events of its changes. */
export const clientId = crypto.getRandomValues(new Uint32Array(3)).join('-');
