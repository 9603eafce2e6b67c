import type { Row, TableKey } from '@atrium/backend';
import type { Email } from '../api/schemas';

/** A file that the search over everything finds; the emails of who made it lead to it. */
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
