import { type Branding, brandingLimits, logoTypes } from '@atrium/core/api/organisation';

export type Logo = NonNullable<Branding['logo']>;

export const toAddress = ({ type, base64 }: Logo): string => `data:${type};base64,${base64}`;

/** Why a file is no logo; null where it may be one. */
export function issueOfLogo({ type, size }: Pick<File, 'type' | 'size'>): 'logoType' | 'logoSize' | null {
  if (!logoTypes.some((known) => known === type)) return 'logoType';
  return size > brandingLimits.logoBytes ? 'logoSize' : null;
}

/** A picture from the data URL of its file; undefined for one that is none. */
export function toLogo(address: string): Logo | undefined {
  const [, given, base64] = /^data:([^;,]+);base64,(.+)$/.exec(address) ?? [];
  const type = logoTypes.find((known) => known === given);
  return type && base64 ? { type, base64 } : undefined;
}
