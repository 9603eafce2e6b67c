import type { Row, TableKey } from 'shared/backend';
import type { Email } from '../api/schemas';

/** A file that the search over everything finds; the mails of who made it lead to it. */
export interface FoundFile extends Row {
  id: number;
  title: string;
  by: string;
  /** Bytes. */
  size: number;
  icon: string;
}

/** A mail as it is kept. */
export interface StoredEmail extends Email {
  /** It was thrown away with a time to be sent at, which may be over once it is taken back. */
  wasBinned?: boolean;
}

export const emailsKey: TableKey<StoredEmail> = { name: 'emails', isRevised: true };
export const foundFilesKey: TableKey<FoundFile> = { name: 'foundFiles' };
