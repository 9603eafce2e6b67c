import { Text, z } from '@atrium/backend';

/** A group of the identity provider, and the role that its members get; null for none. */
const ProvisionedGroup = z.object({
  id: z.string(),
  name: z.string(),
  members: z.int(),
  role: z.nullable(z.string()),
});

export const Provisioning = z.object({
  /** False in the demo, which no provider reaches. */
  isServer: z.boolean(),
  /** People whom the provider looks after, and how many of them may sign in. */
  people: z.int(),
  /** The first 1,000 by name. */
  groups: z.array(ProvisionedGroup),
  /** The roles that a group may give, from the most to the least: id, and the name of a named one. */
  roles: z.array(z.object({ id: z.string(), name: z.optional(z.string()) })),
  /** Tokens by which a provider may come. */
  tokens: z.int(),
});
export type Provisioning = z.infer<typeof Provisioning>;

/** `role` is a built-in role by its name, a named one by its id, or null for none. */
export const GroupRole = z.object({ id: Text, role: z.nullable(Text.check(z.maxLength(100))) });
export type GroupRole = z.input<typeof GroupRole>;
