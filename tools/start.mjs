// `npm start`: installs and builds what is missing, then serves until it is asked to end.
import { createServer } from 'node:net';
import { endWithParent, runTool } from './child.mjs';
import { leave, readCommandLine, readPort } from './cli.mjs';
import { ensureInstalled, root } from './install.mjs';

function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}

const { values } = readCommandLine({
  usage: `npm start -- [--port N]    builds what has changed and serves the demo

--port N   default: PORT, or 3000
BASE_PATH=/atrium serves it below a path.
ALLOW_OVERRIDES=1 lets a page load apps from development servers on this machine.`,
  options: { port: { type: 'string' } },
});
const [name, text] = values.port === undefined ? ['PORT', process.env.PORT] : ['--port', values.port];
const port = readPort(text || undefined);
if (port === undefined) leave(`${name} is a number from 0 to 65535; "${text}" is not.`);
// Browsers may try either address first; a machine without IPv6 has only one.
if (!(await canListen(port, '127.0.0.1')) || !(await canListen(port, '::1')))
  leave(`Port ${port} is taken. Choose another with PORT=3001, or end what uses it.`);

endWithParent();
await ensureInstalled();
if ((await runTool(root, 'tools/atrium/index.ts', ['build', '--pages'])) !== 0)
  leave('The build failed; see the message above.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
const { tsImport } = await import('tsx/esm/api');
const { serveBuilt } = await tsImport('./server/serveBuilt.ts', import.meta.url);
await serveBuilt(root, port).catch((error) => leave(error.message));
