import { useAddressOf } from '@atrium/sdk';
import type { BlogDetail } from '../../api/blog/schemas';
import { alternatesOf } from '../../model/alternates';
import { postPath } from '../../model/blogPost';
import { toShownSeo } from '../../model/seo';
import { link, meta, usePageHead } from '../../state/usePageHead';

const absolute = (address: string): string => new URL(address, location.origin).href;

/** Describes a post to search engines and networks while it is open (The Open Graph protocol; RFC 6596, canonical link). */
export function usePostMeta(post: BlogDetail): void {
  const { title, description, picture } = toShownSeo({
    title: post.title,
    summary: post.excerpt,
    cover: { src: post.img, alt: post.imgAlt },
    seo: post.seo,
  });
  const addressOf = useAddressOf();
  const address = addressOf(postPath(post));
  const languages = post.translations.map((one, place) => ({
    language: one.locale,
    url: addressOf(postPath(one)),
    isUsual: place === 0,
  }));
  usePageHead([
    meta('name', 'description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', post.locale.replace('-', '_')),
    meta('property', 'og:image', picture && !picture.startsWith('data:') ? absolute(picture) : ''),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    link({ rel: 'canonical' }, post.seo?.canonical || address),
    ...alternatesOf(languages).map(({ language, url }) => link({ rel: 'alternate', hreflang: language }, url)),
  ]);
}
