import process from 'node:process';

// Loaded before a server that a script starts with a pipe for its input: the pipe breaks when the script is gone, by
// whatever signal, and no server is left behind.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref();
