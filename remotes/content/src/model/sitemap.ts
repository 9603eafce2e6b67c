import type { Alternate } from './alternates';

interface SitemapEntry {
  url: string;
  at: string;
  /** In other languages; itself included. */
  alternates?: readonly Alternate[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const toLink = ({ language, url }: Alternate): string =>
  `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`;

const document = (root: 'urlset' | 'sitemapindex', lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${root === 'urlset' ? xhtml : ''}>`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');

/** Site map as search engines read it (sitemaps.org). */
export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  document(
    'urlset',
    entries.map(
      ({ url, at, alternates = [] }) =>
        `  <url><loc>${escapeXml(url)}</loc><lastmod>${escapeXml(at)}</lastmod>${alternates.map(toLink).join('')}</url>`,
    ),
  );

/** The list of several site maps. */
export const writeSitemapIndex = (address: string, pages: number): string =>
  document(
    'sitemapindex',
    Array.from(
      { length: pages },
      (_, index) => `  <sitemap><loc>${escapeXml(`${address}?page=${index + 1}`)}</loc></sitemap>`,
    ),
  );
