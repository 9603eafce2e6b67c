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

/** The brand as pages show it. */
export const toBrand = ({ name, signInText, accent, logo, rev = 0 }: StoredBranding, isServer: boolean): Brand => ({
  name: name || productName,
  text: signInText,
  logo: logo && (isServer ? `/branding/logo?v=${rev}` : `data:${logo.type};base64,${logo.base64}`),
  css: accent && accentCss(accent),
});
