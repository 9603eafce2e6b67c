import type { ApiEngine } from '@atrium/backend/engine';
import { bearerOf, partsOfApiToken, readCaller } from '@atrium/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../http/originOf';
import { tooManyCalls } from '../http/uploadRoute';
import { callContext } from '../sql/changeLog';
import { createConfirmations } from './confirmations';
import { McpSession } from './McpSession';
import { toTools } from './tools';

interface McpOptions {
  api: ApiEngine;
  /** The installation's secret, by which processes take each other's confirmations. */
  readSecret: () => Promise<string>;
  /** The seconds until an API token may call again; null where it may now. */
  limitToken: (authorization: string | undefined) => number | null;
  version: string;
  now: () => number;
}

const maxBytes = 1024 * 1024;

/** The library is large, and many servers have no assistant: it is loaded by the first that asks. */
async function loadSdk() {
  const [server, transport, types] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/index.js'),
    import('@modelcontextprotocol/sdk/server/streamableHttp.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  return { ...server, ...transport, ...types };
}

const instructions =
  'Atrium is the product of a content team. Tools and resources are its calls, with the rights of the person whose token this is. You can draft, suggest and summarise; approving and publishing is for people. What deletes asks for the person’s word first.';

/** An MCP server for one request: it keeps nothing between them, so that any process answers. */
async function answerOnce(session: McpSession, version: string, request: FastifyRequest, reply: FastifyReply) {
  const sdk = await loadSdk();
  const server = new sdk.Server(
    { name: 'atrium', version },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  server.setRequestHandler(sdk.ListToolsRequestSchema, ({ params }) => session.listTools(params?.cursor));
  server.setRequestHandler(sdk.CallToolRequestSchema, ({ params }) => session.callTool(params.name, params.arguments));
  server.setRequestHandler(sdk.ListResourcesRequestSchema, async () => ({
    resources: (await session.listResources()).resources,
  }));
  server.setRequestHandler(sdk.ListResourceTemplatesRequestSchema, async () => ({
    resourceTemplates: (await session.listResources()).resourceTemplates,
  }));
  server.setRequestHandler(sdk.ReadResourceRequestSchema, ({ params }) => session.readResource(params.uri));
  const transport = new sdk.StreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  reply.hijack();
  request.raw.once('close', () => void server.close());
  await transport.handleRequest(request.raw, reply.raw, request.body);
}

/** `POST /mcp`: the calls of the API for assistants, by the Model Context Protocol (Streamable HTTP) and an API token. */
export function addMcp(server: FastifyInstance, { api, readSecret, limitToken, version, now }: McpOptions): void {
  const prepared = async () => ({
    tools: new Map(toTools(await api.describe()).map((tool) => [tool.name, tool])),
    confirmations: createConfirmations(await readSecret()),
  });
  let preparing: ReturnType<typeof prepared> | undefined;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { authorization = '' } = request.headers;
    const token = bearerOf(authorization);
    const caller =
      token && partsOfApiToken(token) ? await api.read([], (store) => readCaller(store, authorization)) : null;
    if (!caller?.user)
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer realm="Atrium", error="invalid_token"')
        .send({ error: 'An API token is needed' });
    const seconds = limitToken(authorization);
    if (seconds !== null) return reply.code(429).header('retry-after', String(seconds)).send(tooManyCalls);
    preparing ??= prepared();
    const { tools, confirmations } = await preparing;
    const asAssistant = <T>(work: () => Promise<T>) =>
      callContext.run({ page: null, origin: originOf(request, 'mcp') }, work);
    const session = new McpSession({ api, tools, confirmations, authorization, asAssistant, now });
    await answerOnce(session, version, request, reply);
    return reply;
  }

  void server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(String(body)));
        } catch {
          done(Object.assign(new Error('The request cannot be read'), { statusCode: 400 }));
        }
      },
    );
    scope.post('/mcp', answer);
    // There is no stream between requests, and no session to end.
    scope.route({
      method: ['GET', 'DELETE'],
      url: '/mcp',
      handler: async (_request, reply) =>
        reply.code(405).header('allow', 'POST').send({ error: 'Ask by POST, as Streamable HTTP says' }),
    });
  });
}
