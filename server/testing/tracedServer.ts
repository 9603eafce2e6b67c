/** A small server on PGlite whose traces and metrics go where its environment says, in a process of its own. */
import fastify from 'fastify';
import { openDatabase } from '../database/openDatabase';
import { startTelemetry } from '../telemetry/startTelemetry';
import { readTelemetry } from '../telemetrySettings';

const settings = readTelemetry(process.env);
if (!settings) throw new Error('There is no collector');
const telemetry = startTelemetry({ ...settings, onError: (message) => process.stderr.write(`${message}\n`) });
const database = telemetry.traced(await openDatabase({}));
const server = fastify();
telemetry.follow(server);
server.get('/*', () => database.query('select 1 as one'));
process.stdout.write(`listening ${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.channel?.unref();
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
  await server.close();
  await database.close();
  await telemetry.end();
  process.exit(0);
});
