// `npm start` runs this script after the build. It starts the server in this process.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);

// npm runs scripts in a shell, and a signal to npm may stop only that shell. Without this check, the server
// would keep running and occupy the port.
const shell = process.ppid;
setInterval(() => {
  if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
}, 250).unref();
