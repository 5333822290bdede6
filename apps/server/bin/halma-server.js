#!/usr/bin/env node
// Starts the server, or runs a command for operators, such as `backup` or `admin`.
const args = process.argv.slice(2);
const isServe = args.length === 0 || (args.length === 1 && args[0] === 'serve');
await import(isServe ? '../dist/main.js' : '../dist/admin.js');
