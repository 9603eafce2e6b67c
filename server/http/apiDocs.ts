import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';

/** The hash of nothing: the library begins each of its style elements empty, and fills them by the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Only what this server has; the library searches in a worker of its own. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atrium API</title>
<link rel="stylesheet" href="api/page.css">
<redoc spec-url="../openapi.json" native-scrollbars sort-tags-alphabetically json-sample-expand-level="3"></redoc>
<script src="api/redoc.js"></script>
</html>
`;

const style = 'body { margin: 0; font-family: system-ui, sans-serif; }';

/**
 * `/docs/api`: the description of the API to read, with Redoc (MIT) from this server.
 * @param file the library; without it there is no page
 */
export function addApiDocs(server: FastifyInstance, file: string | undefined): void {
  if (!file) return;
  server.get('/docs/api', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .send(page),
  );
  server.get('/docs/api/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style),
  );
  let bundle: Promise<Buffer> | undefined;
  server.get('/docs/api/redoc.js', async (_request, reply) => {
    bundle ??= readFile(file);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(await bundle);
  });
}
