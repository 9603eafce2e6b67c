import { answerCall, defineBackend, ok, rejectField, rejectStale } from '@atrium/backend';
import { coreCalls } from '../api';
import { brandingCalls, organisationSubject } from '../api/organisation';
import { contrastOfWhite, readableAccent } from '../api/organisation/accentColors';
import * as schemas from '../api/organisation/brandingSchemas';
import { Brand, Branding, BrandingChange } from '../api/organisation/brandingSchemas';
import type { CoreOptions } from '../options/CoreOptions';
import { brandingTable, readBranding, type StoredBranding, toBrand } from './table';

/** Name, logo, accent, and words of an organisation: for every page, and by admins. */
export function createBrandingBackend({ isServer = false }: CoreOptions) {
  const toAnswer = ({ id: _, rev = 0, ...branding }: StoredBranding) => ({ ...branding, rev, isServer });
  return defineBackend({
    id: 'branding',
    api: {
      about: 'How the product looks: name, logo, accent, and words',
      calls: { ...brandingCalls, getBrand: coreCalls.getBrand },
    },
    subject: organisationSubject,
    entities: schemas,
    tables: [brandingTable],
    calls: [
      answerCall(coreCalls.getBrand, {
        summary: 'The name, the logo and the accent of the product, for its pages',
        answer: Brand,
        isPublic: true,
        handle: async (store) => ok(toBrand(await readBranding(store), isServer)),
      }),
      answerCall(brandingCalls.getBranding, {
        summary: 'How the product looks, as admins have set it',
        answer: Branding,
        handle: async (store) => ok(toAnswer(await readBranding(store))),
      }),
      answerCall(brandingCalls.changeBranding, {
        summary: 'Change how the product looks; open pages follow without a reload',
        notes:
          'Empty texts stand for the product’s own. The accent is `#rrggbb`, and white words have to be readable on it (WCAG 2.2, 1.4.3): else it is refused with the code `contrast`. The logo is PNG, JPEG or WebP of at most 32 kB, in base64; one that is absent stays.',
        input: BrandingChange,
        answer: Branding,
        rejections: [409],
        deniesApiTokens: true,
        async handle(store, { input: { rev, logo, ...given } }) {
          const before = await readBranding(store);
          const stale = rejectStale(before, rev);
          if (stale) return stale;
          const { accent } = given;
          if (accent && readableAccent(accent) !== accent)
            return rejectField(
              'accent',
              `White words on ${accent} have a contrast of ${contrastOfWhite(accent).toFixed(1)} of 4.5; ${readableAccent(accent)} is the nearest that works.`,
              'contrast',
            );
          const kept = { ...before, ...given, logo: logo === undefined ? before.logo : logo };
          return ok(toAnswer(await store.table(brandingTable).put(kept)));
        },
      }),
    ],
  });
}
