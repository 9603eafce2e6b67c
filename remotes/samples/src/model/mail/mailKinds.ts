/** The mails that every product sends. */
const mailKinds = ['welcome', 'reset', 'verify', 'deactivate', 'invoice', 'promotional'] as const;

export type MailKind = (typeof mailKinds)[number];

/** The kind that an address of the samples shows. */
export const mailKindAt = (pathname: string): MailKind | undefined =>
  mailKinds.find((kind) => pathname.replace(/\/$/, '').endsWith(`/${kind}`));
