import { z } from '@atrium/backend';
import { ScimError } from './ScimError';

const Text = z.optional(z.string());
const Values = z.optional(z.array(z.object({ value: Text, type: Text, primary: z.optional(z.boolean()) })));

const Attributes = z.object({
  userName: z.string(),
  externalId: Text,
  displayName: Text,
  name: z.optional(z.object({ formatted: Text, givenName: Text, familyName: Text })),
  emails: Values,
  phoneNumbers: Values,
  active: z.optional(z.boolean()),
});

/** What this product keeps of a person of whom a provider has told. */
export interface ScimPerson {
  userName: string;
  externalId: string | null;
  fullName: string;
  /** Empty where there is none. */
  email: string;
  contact: string;
  isActive: boolean;
}

/** The one that is marked (RFC 7643, 2.4), else the one for work, else the first. */
function preferred(values: z.infer<typeof Values>): string {
  const all = (values ?? []).filter(({ value }) => value?.trim());
  const chosen = all.find(({ primary }) => primary) ?? all.find(({ type }) => type === 'work') ?? all[0];
  return chosen?.value?.trim() ?? '';
}

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * Reads a person from the attributes of a User resource (RFC 7643, 4.1).
 * @throws ScimError
 */
export function personOfScim(resource: unknown): ScimPerson {
  const read = z.safeParse(Attributes, resource);
  if (!read.success) throw new ScimError(400, 'A user has a userName', 'invalidValue');
  const { userName, externalId, displayName, name, emails, phoneNumbers, active } = read.data;
  const parts = [name?.givenName, name?.familyName].filter((part) => part?.trim()).join(' ');
  const email = preferred(emails) || (isAddress(userName) ? userName : '');
  return {
    userName,
    externalId: externalId?.trim() || null,
    fullName: (displayName?.trim() || name?.formatted?.trim() || parts || userName).slice(0, 200),
    email: email.slice(0, 320),
    contact: preferred(phoneNumbers).slice(0, 100),
    isActive: active ?? true,
  };
}
