import { cutText } from '@atrium/contract/text';
import type { ContentItem, Seo } from '../api/schemas';

type Described = Pick<ContentItem, 'title' | 'summary' | 'cover' | 'seo'>;

/** Lengths at which results of search engines are cut, in characters. */
export const shownLengths = { title: 60, description: 160 } as const;
const minDescription = 50;

export const blankSeo: Seo = { title: '', description: '', picture: null, canonical: '' };

/** What search engines and networks show of an item: its own fields, or what these are made of. */
export const toShownSeo = ({ title, summary, cover, seo }: Described) => ({
  title: seo?.title || title,
  description: seo?.description || summary,
  picture: seo?.picture ?? cover?.src ?? '',
});

/** The description as an engine shows it: cut at a word. */
export const toResultText = (text: string, length: number): string =>
  text.length > length ? `${cutText(text, length - 1).replace(/\s+\S*$/, '')}…` : text;

/** None of its fields says anything. */
export const isBlankSeo = ({ title, description, picture, canonical }: Seo): boolean =>
  !title && !description && picture === null && !canonical;

const seoChecks = ['title', 'description', 'address', 'picture', 'alt', 'canonical'] as const;
type SeoCheck = (typeof seoChecks)[number];

/** Checks of an item before it is published, each with whether it holds. */
export function checkSeo(item: Described & Pick<ContentItem, 'slug'>): { check: SeoCheck; isDone: boolean }[] {
  const { title, description, picture } = toShownSeo(item);
  const canonical = item.seo?.canonical ?? '';
  const isDone: Readonly<Record<SeoCheck, boolean>> = {
    title: title.trim() !== '' && title.length <= shownLengths.title,
    description: description.length >= minDescription && description.length <= shownLengths.description,
    address: item.slug !== '',
    picture: picture !== '',
    alt: item.cover === null || item.cover.alt.trim() !== '',
    canonical: canonical === '' || isAddress(canonical),
  };
  return seoChecks.map((check) => ({ check, isDone: isDone[check] }));
}

/** True for an https address. */
export const isAddress = (text: string): boolean =>
  /^https:\/\//.test(text) && URL.canParse(text) && !/[\s<>"]/.test(text);
