// `npm start` runs this after the build: it starts the server in this process.
import '../apps/server/dist/main.js';

// npm runs scripts through a shell, and a signal to npm may end only that shell. Without this check the server would keep
// running and hold the port.
const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
}, 250).unref();
