import { defineTable } from '@atrium/backend';
import type { AuditEntry, AuditSettings } from '../api/organisation';

/** An entry, with its moment in milliseconds. */
export type StoredAuditEntry = Omit<AuditEntry, 'at'> & { at: number };

/** Nobody is told of new entries: each change of anything makes one. */
export const auditTable = defineTable<StoredAuditEntry>()({
  name: 'auditEntries',
  id: 'text',
  isSilent: true,
  columns: { at: 'number', kind: 'text', app: 'text' },
  derived: {
    personId: ['number', ({ person }) => person?.id],
    tokenId: ['text', ({ token }) => token?.id],
  },
  indexes: [
    ['-at', '-id'],
    ['kind', '-at', '-id'],
    ['app', '-at', '-id'],
    ['personId', '-at', '-id'],
    ['tokenId', '-at', '-id'],
  ],
});

interface StoredAuditSettings extends AuditSettings {
  id: 'settings';
  /** The moment at which old entries are deleted next. */
  purgeAt: number;
}

export const auditSettingsTable = defineTable<StoredAuditSettings>()({
  name: 'auditSettings',
  id: 'text',
  isSmall: true,
});
