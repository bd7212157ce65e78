import process from 'node:process';

// Loaded first by servers that a script starts with a pipe as input: the pipe breaks if the script ends, by whatever
// signal, so that no server is left running.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref();
