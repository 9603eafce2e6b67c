interface SitemapEntry {
  url: string;
  at: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

const document = (root: 'urlset' | 'sitemapindex', lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');

/** Site map as search engines read it (sitemaps.org). */
export const writeSitemap = (entries: readonly SitemapEntry[]): string =>
  document(
    'urlset',
    entries.map(({ url, at }) => `  <url><loc>${escapeXml(url)}</loc><lastmod>${escapeXml(at)}</lastmod></url>`),
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
