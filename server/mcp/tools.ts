import type { AppBackend, BackendCall, BackendStore } from '@atrium/backend';
import { getAction, isAllowed } from '@atrium/backend/engine';
import { describeInput, type JsonSchema, operationIdOf } from '@atrium/backend/openapi';
import type { Caller } from '@atrium/core';

/** A call of the API as an assistant sees it. */
export interface McpTool {
  name: string;
  backend: AppBackend;
  call: BackendCall;
  isReading: boolean;
  isDestructive: boolean;
}

/** All calls by the ids of their operations; signing in is a person's. */
export const toTools = (backends: readonly AppBackend[]): McpTool[] =>
  backends
    .filter(({ id }) => id !== 'signIn')
    .flatMap((backend) =>
      backend.calls
        .filter(({ deniesAssistants }) => deniesAssistants !== true)
        .map((call) => ({
          name: operationIdOf(backend, call),
          backend,
          call,
          isReading: call.method === 'GET' && !call.isWrite,
          isDestructive: getAction(call) === 'delete' || call.deletesPermanently === true,
        })),
    );

/** True where a person and their token may make a call; it is asked again when the call is made. */
export function isOffered(store: BackendStore, { user, apiToken }: Caller, { backend, call }: McpTool): boolean {
  const subject = call.subject === undefined ? backend.subject : call.subject;
  const action = getAction(call);
  if (!user || !apiToken || call.deniesApiTokens) return false;
  if (!isAllowed(apiToken.rules, action, subject ?? 'all')) return false;
  return subject === null || store.permissions.allows(user, action, subject);
}

/** The field by which an assistant says that the person has agreed. */
export const confirmationField = 'confirmation';

const confirmation: JsonSchema = {
  type: 'string',
  description: 'Leave out at first. The answer has a word to send here once the person has agreed to the deletion.',
};

interface ToolInput extends JsonSchema {
  type: 'object';
  properties: Record<string, object>;
}

const isField = (entry: [string, unknown]): entry is [string, object] =>
  typeof entry[1] === 'object' && entry[1] !== null;

/** The input of a tool: an object, also of a call that takes nothing. */
function inputOf({ call, isDestructive }: McpTool): ToolInput {
  const described = call.input ? describeInput(call.input) : {};
  const fields = Object.entries(described.properties ?? {}).filter(isField);
  return {
    ...described,
    type: 'object',
    properties: { ...Object.fromEntries(fields), ...(isDestructive && { [confirmationField]: confirmation }) },
  };
}

/** As `tools/list` shows it. */
export function describeTool(tool: McpTool) {
  const { name, call, isReading, isDestructive } = tool;
  const { summary, notes } = call;
  return {
    name,
    description: [summary, notes, isDestructive && 'Deletes: the person is asked first.'].filter(Boolean).join('. '),
    inputSchema: inputOf(tool),
    annotations: {
      title: summary,
      readOnlyHint: isReading,
      destructiveHint: isDestructive,
      idempotentHint: isReading,
      openWorldHint: false,
    },
  };
}
