import type { EmailFolder } from '../api/schemas';

/** Target folders for an email. Moving never makes a draft or a sent email. */
export const moveTargets = (from: EmailFolder | undefined): EmailFolder[] =>
  from === 'draft' ? ['trash'] : (['inbox', 'archive', 'spam', 'trash'] as const).filter((folder) => folder !== from);
