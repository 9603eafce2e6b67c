import type { Row, TableKey } from '@atrium/backend';
import type { Email } from '../api/schemas';

/** File in the global search; it links to the emails of its sender. */
export interface FoundFile extends Row {
  id: number;
  title: string;
  by: string;
  /** Bytes. */
  size: number;
  icon: string;
}

export const emailsKey: TableKey<Email> = { name: 'emails', isRevised: true, isPersonal: true };
export const foundFilesKey: TableKey<FoundFile> = { name: 'foundFiles', isPersonal: true };
