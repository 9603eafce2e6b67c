// `npm start`: installs and builds what is missing, then serves until it is asked to end.
import { runTool } from './child.mjs';
import { ensureInstalled, leave, root } from './install.mjs';
import { endWithParent } from './parent.mjs';
import { isPortFree, readPort } from './port.mjs';

const port = readPort(process.env.PORT || undefined);
if (port === undefined) leave(`PORT is a number from 0 to 65535; "${process.env.PORT}" is not.`);
if (!(await isPortFree(port))) leave(`Port ${port} is taken. Choose another with PORT=3001, or end what uses it.`);

endWithParent();
await ensureInstalled();
if ((await runTool(root, 'tools/release/cli/buildAll.ts')) !== 0) leave('The build failed; it says above why.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
const { tsImport } = await import('tsx/esm/api');
const { serveBuilt } = await tsImport('./server/serveBuilt.ts', import.meta.url);
await serveBuilt(root, port).catch((error) => leave(error.message));
