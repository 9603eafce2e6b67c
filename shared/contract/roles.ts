/** The built-in roles, as manifests grant to them and tokens name them. */
export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber', 'client'] as const;
export type UserRole = (typeof userRoles)[number];

/** One rule of an ability; an inverted one takes away. A later rule beats an earlier one. */
export interface AbilityRule {
  action: string;
  subject: string;
  inverted?: boolean | undefined;
}
