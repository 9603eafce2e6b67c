import { Rev, z } from '@atrium/backend';
import { brandingLimits, logoTypes } from './brandingLimits';

/** How the product looks, for every page. */
export const Brand = z.object({
  name: z.string(),
  /** Beside the sign-in; empty for the product's own. */
  text: z.string(),
  /** Address of the picture; null for the product's own. */
  logo: z.nullable(z.string()),
  /** Address of the tab's icon: the logo, or the product's mark in the accent; null for the product's own. */
  icon: z.nullable(z.string()),
  /** Rules with the accent; empty for the product's own. */
  css: z.string(),
});
export type Brand = z.infer<typeof Brand>;

const Logo = z.object({
  type: z.enum(logoTypes),
  base64: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(brandingLimits.logoBytes / 3) * 4)),
});

/** An empty text is the product's own. */
export const Branding = z.object({
  isServer: z.boolean(),
  name: z.string(),
  signInText: z.string(),
  accent: z.string(),
  logo: z.nullable(Logo),
  mailFooter: z.string(),
  rev: z.int(),
});
export type Branding = z.infer<typeof Branding>;

/** A logo that is absent stays; null takes it away. */
export const BrandingChange = z.object({
  name: z.string().check(z.trim(), z.maxLength(brandingLimits.name)),
  signInText: z.string().check(z.trim(), z.maxLength(brandingLimits.signInText)),
  accent: z.string().check(z.regex(/^(#[0-9a-f]{6})?$/)),
  logo: z.optional(z.nullable(Logo)),
  mailFooter: z.string().check(z.trim(), z.maxLength(brandingLimits.mailFooter)),
  rev: Rev,
});
export type BrandingChange = z.input<typeof BrandingChange>;
