// What `npm start` runs once everything is built: the server, in this process.
import '../apps/server/dist/main.js';

// npm runs scripts through a shell and, when told to stop, may end that shell alone. The server would live on,
// without anyone to stop it, and keep the port.
const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
}, 250).unref();
