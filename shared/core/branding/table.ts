import { type BackendStore, defineTable } from '@atrium/backend';
import type { Brand } from '../api/organisation';
import { accentCss } from '../api/organisation/accentColors';

const productName = 'Atrium';

/** How an organisation has the product look. */
export interface StoredBranding {
  id: 'branding';
  /** Empty: the product's own. */
  name: string;
  signInText: string;
  /** `#rrggbb`; empty: the product's own. */
  accent: string;
  logo: { type: string; base64: string } | null;
  mailFooter: string;
  rev?: number;
}

export const brandingTable = defineTable<StoredBranding>()({
  name: 'branding',
  id: 'text',
  isRevised: true,
  isSmall: true,
});

const noBranding: StoredBranding = {
  id: 'branding',
  name: '',
  signInText: '',
  accent: '',
  logo: null,
  mailFooter: '',
  rev: 0,
};

export const readBranding = async (store: BackendStore): Promise<StoredBranding> =>
  (await store.table(brandingTable).get('branding')) ?? noBranding;

/** The product's own mark on a ground of the accent, for the tab. */
const markOn = (accent: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="7" fill="${accent}"/><path d="M6 22V11a5 5 0 0 1 10 0v11z" fill="#fff"/></svg>`,
  )}`;

/** The brand as pages show it. */
export function toBrand({ name, signInText, accent, logo, rev = 0 }: StoredBranding, isServer: boolean): Brand {
  const address = logo && (isServer ? `/branding/logo?v=${rev}` : `data:${logo.type};base64,${logo.base64}`);
  return {
    name: name || productName,
    text: signInText,
    logo: address,
    icon: address ?? (accent ? markOn(accent) : null),
    css: accent && accentCss(accent),
  };
}
