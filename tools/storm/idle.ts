import { connect } from 'node:net';
import process from 'node:process';

// Holds idle connections for a while, tells how many the server let stay, and ends by itself.
export interface Held {
  open: number;
  refused: number;
}

const [port = 0, count = 0, milliseconds] = process.argv.slice(2).map(Number);

let open = 0;
let refused = 0;
const sockets = Array.from({ length: count }, () => {
  const socket = connect(port, '127.0.0.1', () => (open += 1));
  let wasOpen = false;
  socket.once('connect', () => (wasOpen = true));
  socket.on('error', () => undefined);
  socket.once('close', () => {
    refused += 1;
    if (wasOpen) open -= 1;
  });
  return socket;
});

setTimeout(() => {
  process.send?.({ open, refused }, () => {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
    process.disconnect();
  });
}, milliseconds);
