import { AbilityRuleSchema, Text, z } from '@atrium/backend';
import { serviceAccesses } from './choices';

/** A program with an account of its own. Times are ISO 8601. */
export const ServiceToken = z.object({
  /** Of the token. */
  id: z.string(),
  name: z.string(),
  /** The account by which it acts, and the role that says what it may do at most. */
  personId: z.int(),
  role: z.string(),
  rules: z.array(AbilityRuleSchema),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  usedAt: z.nullable(z.string()),
});
export type ServiceToken = z.infer<typeof ServiceToken>;

export const ServiceTokens = z.object({
  tokens: z.array(ServiceToken),
  /** The roles that a service may have: id, and the name of a named one. */
  roles: z.array(z.object({ id: z.string(), name: z.optional(z.string()) })),
});
export type ServiceTokens = z.infer<typeof ServiceTokens>;

export const NewServiceToken = z.object({
  name: Text.check(z.maxLength(100)),
  /** A built-in role by its name, a named one by its id; never that of admins. Absent for SCIM. */
  role: z.optional(Text.check(z.maxLength(100))),
  /** Only reads, whatever its role allows, or gives and takes accounts by SCIM. */
  access: z.enum(serviceAccesses),
  /** Days until it ends; absent: it never does. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3_653))),
});
export type NewServiceToken = z.input<typeof NewServiceToken>;

/** `secret` is shown once. */
export const ServiceTokenMade = z.object({ id: z.string(), secret: z.string() });
export type ServiceTokenMade = z.infer<typeof ServiceTokenMade>;

export const ServiceTokenId = z.object({ id: Text });
export type ServiceTokenId = z.input<typeof ServiceTokenId>;
