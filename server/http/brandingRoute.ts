import type { ApiEngine } from '@atrium/backend/engine';
import { readBranding, type StoredBranding, toBrand } from '@atrium/core';
import type { FastifyInstance } from 'fastify';
import type { PageBrand } from '../../tools/server/page';

const read = (api: ApiEngine): Promise<StoredBranding> => api.read(['branding'], readBranding);

/** How the product looks; undefined for its own look, and while the database cannot be asked: the page opens all the same. */
export async function readPageBrand(api: ApiEngine): Promise<PageBrand | undefined> {
  const branding = await read(api).catch(() => undefined);
  const isOwn = branding && [branding.name, branding.signInText, branding.accent, branding.logo].some(Boolean);
  return isOwn ? toBrand(branding, true) : undefined;
}

/** `GET /branding/logo`: the picture, for pages where nobody has signed in yet. Its address has its revision. */
export function addBranding(server: FastifyInstance, api: ApiEngine): void {
  server.get('/branding/logo', async (_request, reply) => {
    const { logo } = await read(api);
    if (!logo) return reply.code(404).header('cache-control', 'no-store').send({ error: 'There is no logo' });
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return reply.type(logo.type).send(Buffer.from(logo.base64, 'base64'));
  });
}
