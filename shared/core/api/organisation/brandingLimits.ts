/** Of how an organisation has the product look. */
export const brandingLimits = { name: 40, signInText: 300, mailFooter: 500, logoBytes: 32 * 1024 };
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
