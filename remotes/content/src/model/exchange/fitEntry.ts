import { readMarkup } from '@atrium/contract/text';
import { textLimits } from '../../api/schemas/limits';
import { blankSeo } from '../seo';
import { toSlug } from '../slugOf';
import { foldTags, maxTagLength, maxTags } from '../tags';
import type { ImportEntry, ImportNote, RawEntry } from './importEntry';

type Read = (html: string) => DocumentFragment;

/** Elements that show or do something: it is said if they are left out. */
const named = new Set(
  'script style iframe video audio object embed form input button select textarea svg canvas math picture source details summary dl dt dd map area dialog noscript'.split(
    ' ',
  ),
);

function countTags(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => named.has(name) && counts.set(name, (counts.get(name) ?? 0) + 1);
  readMarkup(html, {
    text: () => undefined,
    tag: (name, isEnd) => void (!isEnd && count(name)),
  });
  return counts;
}

/** Markup of anybody as an item may have it, and what is not taken of it. */
function fitBody(html: string, read: Read): { body: string; notes: ImportNote[] } {
  const place = document.createElement('div');
  place.append(read(html));
  const dropped = [...countTags(html)].filter(([name, count]) => count > place.querySelectorAll(name).length);
  const remote = [...place.querySelectorAll('img')].filter(({ src }) => /^https?:/.test(src)).length;
  return {
    body: place.innerHTML,
    notes: [
      ...(dropped.length > 0
        ? [{ code: 'markup' as const, detail: dropped.map(([name, count]) => `${name} ×${count}`).join(', ') }]
        : []),
      ...(remote > 0 ? [{ code: 'remotePictures' as const, detail: String(remote) }] : []),
    ],
  };
}

/** Cut between characters, never within a pair. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

const localePattern = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

function fitTags(tags: readonly string[]): { tags: string[]; left: number } {
  const folded = foldTags(tags);
  const fitting = folded.filter((tag) => tag.length <= maxTagLength).slice(0, maxTags);
  return { tags: fitting, left: folded.length - fitting.length };
}

/** Address of a file's entry in the letters that ours have. Others' addresses may be encoded, or folders. */
function fitSlug(slug: string): string {
  let last = slug.split('/').filter(Boolean).at(-1) ?? '';
  try {
    last = decodeURIComponent(last);
  } catch {
    // It is no encoded text.
  }
  return toSlug(last);
}

/** Makes an entry fit for the API: cut where it is too long, which is noted. */
export function fitEntry({ notes, seoTitle = '', seoDescription = '', ...raw }: RawEntry, read: Read): ImportEntry {
  const { body, notes: bodyNotes } = fitBody(raw.body, read);
  const { tags, left } = fitTags(raw.tags ?? []);
  const title = raw.title.replace(/\s+/g, ' ').trim();
  const summary = (raw.summary ?? '').trim();
  const seo = {
    ...blankSeo,
    title: cut(seoTitle.trim(), textLimits.seoTitle),
    description: cut(seoDescription.trim(), textLimits.seoDescription),
  };
  const found: (ImportNote | false)[] = [
    title.length > textLimits.title && { code: 'cutTitle' },
    summary.length > textLimits.summary && { code: 'cutSummary' },
    left > 0 && { code: 'cutTags', detail: String(left) },
    body === '' && { code: 'empty' },
  ];
  return {
    type: raw.type ?? 'article',
    title: cut(title, textLimits.title),
    slug: fitSlug(raw.slug ?? ''),
    summary: cut(summary, textLimits.summary),
    body,
    tags,
    locale: localePattern.test(raw.locale ?? '') ? (raw.locale ?? 'en') : 'en',
    cover: raw.cover && /^https:\/\/[^\s<>"]+$/.test(raw.cover.src) ? raw.cover : null,
    seo: seo.title || seo.description ? seo : null,
    notes: [...notes, ...bodyNotes, ...found.filter((note): note is ImportNote => note !== false)],
  };
}
