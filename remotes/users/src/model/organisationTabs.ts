/** The parts of the organisation's settings, as they are named in addresses. */
export const organisationTabs = ['audit', 'branding', 'emails', 'webhooks', 'services', 'provisioning'] as const;
export type OrganisationTab = (typeof organisationTabs)[number];

export const organisationPath = (tab: OrganisationTab): string => `/apps/user/organisation/${tab}`;

/** The part that an address names; the first where it names none. */
export const readOrganisationTab = (text: string | undefined): OrganisationTab =>
  organisationTabs.find((tab) => tab === text) ?? 'audit';
