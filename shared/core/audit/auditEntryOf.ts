import {
  type AppBackend,
  type BackendCall,
  type BackendStore,
  findPersonByEmail,
  type Person,
  peopleTable,
  type Row,
} from '@atrium/backend';
import { binTable, type CallToken, getAction, namedRolesTable, roleChangesTable } from '@atrium/backend/engine';
import { listReferences } from '@atrium/backend/files';
import { operationIdOf } from '@atrium/backend/openapi';
import { enterByProviderCall, signInCalls, signOutCall } from '../api';
import type { AuditKind, AuditRecord } from '../api/organisation';
import { sessionsTable } from '../auth/openSessions';
import { apiTokensTable, credentialsTable, resetLinksTable } from '../auth/tables';
import { scimGroupsTable } from '../scim/tables';
import type { StoredAuditEntry } from './tables';

/** From where a call came. */
export interface CallOrigin {
  /** `page`, `api`, or the interface, such as `mcp`. */
  via: string;
  ip: string;
  agent: string;
  request: string;
}

/** A row that a call has written, as it was and as it is; absent where there is none. */
interface WrittenRow {
  table: string;
  id: Row['id'];
  /** True where it is of one account alone: its name is nobody else's business. */
  isPersonal: boolean;
  before: Row | undefined;
  row: Row | undefined;
}

interface AuditedCall {
  backend: AppBackend;
  call: BackendCall;
  input: unknown;
  user: Person | null;
  token?: CallToken | undefined;
  status: number;
  origin: CallOrigin;
  written: readonly WrittenRow[];
}

const maxRecords = 20;
const maxFields = 20;
const maxLabelLength = 100;
const maxTextLength = 300;

/** Fields by which records are known to people. */
const nameFields = ['fullName', 'title', 'name', 'subject', 'label'] as const;
/** Rows that say nothing of their own, or nothing that is for readers of a log. */
const unnamedTables = new Set(['credentials', 'sessions', 'secret', 'secondSteps']);
const tokenTables = new Set([apiTokensTable.name, 'calendarFeeds']);
const roleTables = new Set([roleChangesTable.name, namedRolesTable.name]);
const accessFields = ['role', 'roleId', 'status'];
const settingsTables = new Set(['auditSettings', 'webhooks', 'branding', 'emailTemplates']);

const fieldOf = (row: Row | undefined, name: string): unknown => (row ? Reflect.get(row, name) : undefined);

function labelOf({ table, isPersonal, row, before }: WrittenRow): string | undefined {
  if (isPersonal || unnamedTables.has(table)) return undefined;
  for (const name of nameFields) {
    const value = fieldOf(row ?? before, name);
    // A name that leads to a file would keep it for as long as the entry.
    if (typeof value === 'string' && value !== '' && listReferences(value).length === 0)
      return value.slice(0, maxLabelLength);
  }
  return undefined;
}

const bookkeeping = new Set(['rev', 'lastChange', 'id']);

/** Names of the fields that differ; of a row that was not read before, nobody knows. */
function changedFields(before: Row | undefined, row: Row | undefined): string[] {
  if (!before || !row) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(row)]);
  return [...names]
    .filter((name) => !bookkeeping.has(name))
    .filter((name) => JSON.stringify(fieldOf(before, name)) !== JSON.stringify(fieldOf(row, name)))
    .slice(0, maxFields);
}

function toRecord(written: WrittenRow): AuditRecord {
  const { table, id, before, row } = written;
  const label = labelOf(written);
  const fields = changedFields(before, row);
  const change = row ? (before ? 'changed' : 'created') : 'deleted';
  return { table, id, change, ...(label && { label }), ...(fields.length > 0 && { fields }) };
}

/** The rows of a call that say what it did: a row in the bin says again that another one was deleted. */
const isTold = ({ table, row }: WrittenRow): boolean =>
  table !== binTable.name && (table !== sessionsTable.name || row !== undefined);

const isCall = (call: BackendCall, { method, path }: Pick<BackendCall, 'method' | 'path'>): boolean =>
  call.method === method && call.path === path;

function signInKind(call: BackendCall, isGood: boolean): AuditKind {
  if (isCall(call, signInCalls.login) || isCall(call, enterByProviderCall)) return isGood ? 'signIn' : 'signInFailed';
  return isCall(call, signOutCall) ? 'signOut' : 'account';
}

const hasAccess = new Set([peopleTable.name, scimGroupsTable.name]);

const changesAccess = ({ table, before, row }: WrittenRow): boolean =>
  roleTables.has(table) ||
  (hasAccess.has(table) && changedFields(before, row).some((field) => accessFields.includes(field)));

/** The kind that the tables say; undefined where they say none. */
function kindOfRows(written: readonly WrittenRow[]): AuditKind | undefined {
  if (written.some(({ table }) => tokenTables.has(table))) return 'tokens';
  if (written.some(changesAccess)) return 'roles';
  return written.some(({ table }) => settingsTables.has(table)) ? 'settings' : undefined;
}

function kindOf({ backend, call, status, written }: AuditedCall): AuditKind {
  if (backend.id === 'signIn') return signInKind(call, status < 400);
  if (call.isExport) return 'exports';
  const kind = kindOfRows(written);
  if (kind) return kind;
  if (getAction(call) === 'delete' || written.some(({ table }) => table === binTable.name)) return 'deleted';
  return getAction(call) === 'create' ? 'created' : 'changed';
}

/** Ids in the order of time, so that two processes make no two alike. */
function idAt(at: number): string {
  const [random = ''] = crypto.randomUUID().split('-').slice(-1);
  return `${at.toString(16).padStart(12, '0')}-${random}`;
}

/**
 * True where a call says something to an audit log: it changed something, took data away, or failed to sign in. A GET that
 * marks something as seen does not.
 */
const isAudited = ({ call, written, status }: AuditedCall): boolean =>
  call.isExport === true || (!call.isUnaudited && call.method !== 'GET' && (written.length > 0 || status >= 400));

/** Tables that say who signs in, and the field that names the person. */
const signInFields: Readonly<Record<string, string>> = {
  [sessionsTable.name]: 'userId',
  [resetLinksTable.name]: 'userId',
  [credentialsTable.name]: 'id',
  [peopleTable.name]: 'id',
};

/** Of a call without a token: the person whose sign-in it wrote, or whose account it named. */
async function findSigningIn(store: BackendStore, { input, written }: AuditedCall): Promise<Person | null> {
  // Sign-ins that are over are forgotten with a new one: whose row is there now counts first.
  const inOrder = [...written].sort((a, b) => Number(a.row === undefined) - Number(b.row === undefined));
  for (const { table, row, before } of inOrder) {
    const id = fieldOf(row ?? before, signInFields[table] ?? '');
    if (typeof id === 'number') return (await store.table(peopleTable).get(id)) ?? null;
  }
  const email = typeof input === 'object' && input !== null ? Reflect.get(input, 'email') : undefined;
  return typeof email === 'string' ? ((await findPersonByEmail(store, email)) ?? null) : null;
}

interface Deed {
  app: string;
  /** The id of the operation. */
  call: string;
  kind: AuditKind;
  person: Person | null;
  token?: CallToken | undefined;
  details?: Readonly<Record<string, string>> | undefined;
  origin: CallOrigin;
  written: readonly WrittenRow[];
}

/**
 * An entry of the audit log: who, what, when, from where and by which token. It never has what was sent: names of records and
 * of fields alone, and those not of a person's own records.
 */
function toEntry(at: number, { app, call, kind, person, token, details, origin, written }: Deed): StoredAuditEntry {
  const told = written.filter(isTold);
  return {
    id: idAt(at),
    at,
    kind,
    app,
    call,
    person: person && { id: person.id, name: person.fullName || person.username },
    ...(token && { token: { id: token.id, name: token.name } }),
    via: origin.via,
    ip: origin.ip,
    agent: origin.agent.slice(0, maxTextLength),
    request: origin.request,
    records: told.slice(0, maxRecords).map(toRecord),
    count: told.length,
    ...(details && { details: { ...details } }),
  };
}

/**
 * The entry of a call.
 * @returns null where the call says nothing to the audit log
 */
export async function auditEntryOf(store: BackendStore, audited: AuditedCall): Promise<StoredAuditEntry | null> {
  if (!isAudited(audited)) return null;
  const { backend, call, input, token, origin, written } = audited;
  const person = backend.id === 'signIn' ? await findSigningIn(store, audited) : audited.user;
  const details = call.auditDetails?.(input as never);
  const operation = operationIdOf(backend, call);
  const deed = { app: backend.id, call: operation, kind: kindOf(audited), person, token, details, origin, written };
  return toEntry(store.now(), deed);
}

/**
 * The entry of what a program did by a protocol of its own, such as SCIM.
 * @returns null where it changed nothing
 */
export const auditEntryOfProtocol = (store: BackendStore, deed: Deed): StoredAuditEntry | null =>
  deed.written.length === 0 ? null : toEntry(store.now(), { ...deed, kind: kindOfRows(deed.written) ?? deed.kind });
