import type { EmailFolder } from '../api/schemas';

/** The folders that an email from this one can be moved to. Nothing becomes a draft or a sent email by moving. */
export const moveTargets = (from: EmailFolder | undefined): EmailFolder[] =>
  from === 'draft' ? ['trash'] : (['inbox', 'archive', 'spam', 'trash'] as const).filter((folder) => folder !== from);
