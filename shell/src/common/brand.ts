import type { Brand } from '@atrium/core/api/organisation';
import { useValue, ValueStore } from './ValueStore';

type ShownBrand = Omit<Brand, 'css'>;

/** As the server has written it into the page; the product's own where it has not. */
const inPage = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;

export const isBrandInPage = inPage !== undefined;

/** How the product looks in this page. */
export const brand = new ValueStore<ShownBrand>(
  inPage ? JSON.parse(inPage) : { name: 'Atrium', text: '', logo: null, icon: null },
);

export const useBrand = (): ShownBrand => useValue(brand);
