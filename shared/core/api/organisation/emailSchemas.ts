import { Rev, z } from '@atrium/backend';
import { emailLimits } from '@atrium/backend/emails';
import { languages } from '@atrium/contract';

const Language = z.enum(languages);
/** `<app>.<kind>`, such as `auth.invitation`. */
const Kind = z.string().check(z.regex(/^[\w-]{1,60}\.[\w-]{1,60}$/));

const Text = {
  subject: z.string().check(z.trim(), z.maxLength(emailLimits.subject)),
  text: z.string().check(z.trim(), z.maxLength(emailLimits.text)),
};

/** The words of a kind of email in a language: those of the organisation, or of the app. */
export const EmailTemplate = z.object({
  language: Language,
  subject: z.string(),
  text: z.string(),
  /** True where the organisation has written them. */
  isOwn: z.boolean(),
  rev: z.int(),
  /** Values for a preview, by the name of the placeholder; those of blocks are HTML. */
  examples: z.record(z.string(), z.string()),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

export const EmailKind = z.object({
  id: z.string(),
  /** The app that sends it; a part of the core where no app has the name. */
  app: z.string(),
  names: z.record(z.string(), z.string()),
  placeholders: z.array(
    z.object({ name: z.string(), kind: z.enum(['text', 'link', 'block']), isRequired: z.boolean() }),
  ),
  templates: z.array(EmailTemplate),
});
export type EmailKind = z.infer<typeof EmailKind>;

export const Emails = z.object({
  kinds: z.array(EmailKind),
  /** False where no email leaves: those to people with an account are in their inbox here. */
  sendsEmails: z.boolean(),
  isServer: z.boolean(),
});
export type Emails = z.infer<typeof Emails>;

export const EmailChange = z.object({ kind: Kind, language: Language, ...Text, rev: Rev });
export type EmailChange = z.input<typeof EmailChange>;

export const EmailReset = z.object({ kind: Kind, language: Language });
export type EmailReset = z.input<typeof EmailReset>;

export const EmailTest = z.object({ kind: Kind, language: Language, ...Text });
export type EmailTest = z.input<typeof EmailTest>;
