import type { ApiAnswer, ApiEngine } from '@atrium/backend/engine';
import { toQueryString } from '@atrium/contract/host';
import { bearerOf, readCaller } from '@atrium/core';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Confirmations } from './confirmations';
import { confirmationField, describeTool, isOffered, type McpTool } from './tools';

const perPage = 100;
/** Characters of an answer: of more, an assistant asks for a part. */
const maxLength = 100_000;

type Input = Readonly<Record<string, unknown>>;

const textResult = (text: string, isError = false): CallToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError && { isError }),
});

interface SessionOptions {
  api: ApiEngine;
  tools: ReadonlyMap<string, McpTool>;
  confirmations: Confirmations;
  authorization: string;
  /** Makes a call as one that comes from an assistant. */
  asAssistant: <T>(work: () => Promise<T>) => Promise<T>;
  now: () => number;
}

/** What one program with one token may ask, and what it is answered. */
export class McpSession {
  readonly #options: SessionOptions;

  constructor(options: SessionOptions) {
    this.#options = options;
  }

  async #offered(): Promise<McpTool[]> {
    const { api, tools, authorization } = this.#options;
    return api.read([], async (store) => {
      const caller = await readCaller(store, authorization);
      return [...tools.values()].filter((tool) => isOffered(store, caller, tool));
    });
  }

  async listTools(cursor = '0') {
    const offered = await this.#offered();
    const from = Math.max(0, Math.floor(Number(cursor)) || 0);
    const next = from + perPage;
    return {
      tools: offered.slice(from, next).map(describeTool),
      ...(next < offered.length && { nextCursor: String(next) }),
    };
  }

  async callTool(name: string, given: Input = {}): Promise<CallToolResult> {
    const tool = this.#options.tools.get(name);
    if (!tool) return textResult(`There is no tool ${name}.`, true);
    const { [confirmationField]: word, ...rest } = given;
    const input = tool.isDestructive ? rest : given;
    const refusal = this.#refusal(tool, input, word);
    if (refusal) return refusal;
    const answer = await this.#make(tool, input);
    const text = JSON.stringify(answer.data);
    if (text.length > maxLength)
      return textResult(`The answer is too long (${text.length} characters). Ask for a page, or filter.`, true);
    return textResult(text, answer.status >= 400);
  }

  /** What reads without naming a record is a resource of its own; the others are templates. */
  async listResources() {
    const readable = (await this.#offered()).filter(({ isReading }) => isReading);
    const resources = readable.map((tool) => {
      const { required, properties } = describeTool(tool).inputSchema;
      return { tool, needsInput: Array.isArray(required) && required.length > 0, names: Object.keys(properties) };
    });
    const facts = ({ name, call }: McpTool) => ({ name, description: call.summary, mimeType: 'application/json' });
    return {
      resources: resources
        .filter(({ needsInput }) => !needsInput)
        .map(({ tool }) => ({ uri: `atrium:///${tool.name}`, ...facts(tool) })),
      resourceTemplates: resources
        .filter(({ names }) => names.length > 0)
        .map(({ tool, names }) => ({ uriTemplate: `atrium:///${tool.name}{?${names.join(',')}}`, ...facts(tool) })),
    };
  }

  async readResource(uri: string) {
    const { pathname, searchParams } = new URL(uri);
    const tool = this.#options.tools.get(pathname.slice(1));
    if (!tool?.isReading) throw new Error(`There is no resource ${uri}`);
    const names = new Set(searchParams.keys());
    const input = Object.fromEntries([...names].map((name) => [name, searchParams.getAll(name)]));
    const { status, data } = await this.#make(tool, input);
    const text = JSON.stringify(data);
    if (status >= 400) throw new Error(text);
    if (text.length > maxLength) throw new Error('The resource is too long. Ask for a page, or filter.');
    return { contents: [{ uri, mimeType: 'application/json', text }] };
  }

  #refusal(tool: McpTool, input: Input, word: unknown): CallToolResult | null {
    const { confirmations, authorization, now } = this.#options;
    const { deniesAssistants } = tool.call;
    if (typeof deniesAssistants === 'function' && deniesAssistants(input as never))
      return textResult('This is for a person to decide. Prepare it, and let them do it in Atrium.', true);
    if (!tool.isDestructive) return null;
    const call = { token: bearerOf(authorization) ?? '', tool: tool.name, input };
    if (typeof word === 'string' && confirmations.isValid(word, call, now())) return null;
    return textResult(
      `Nothing was deleted yet. Show the person what ${tool.name} would delete with ${JSON.stringify(input)}. Once they have agreed, call it again with the same input and ${confirmationField} "${confirmations.create(call, now())}", within ten minutes.`,
    );
  }

  async #make({ call, backend }: McpTool, input: Input): Promise<ApiAnswer> {
    const { api, authorization, asAssistant } = this.#options;
    const rest = new Map(Object.entries(input));
    const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = rest.get(name);
      rest.delete(name);
      return encodeURIComponent(String([value].flat()[0] ?? ''));
    });
    const fields = Object.fromEntries(rest);
    const isPost = call.method === 'POST';
    const query = isPost ? '' : toQueryString(fields);
    const answer = await asAssistant(() =>
      api.handle({
        method: call.method,
        url: query ? `${path}?${query}` : path,
        authorization,
        ...(isPost && { body: JSON.stringify(fields) }),
      }),
    );
    if (!answer) throw new Error(`No call of ${backend.id} has the path ${path}`);
    return answer;
  }
}
