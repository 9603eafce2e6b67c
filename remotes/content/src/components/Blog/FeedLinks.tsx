import { useAddressOf } from '@atrium/sdk';
import { Button, CopyLink, Icon, useToast } from '@atrium/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyGetFeedQuery } from '../../api/blog/blogApi';
import { feedTypes } from '../../model/feed';
import { link, usePageHead } from '../../state/usePageHead';
import styles from './BlogSidebar.module.css';

const kinds = [
  { kind: 'rss', name: 'RSS', end: 'xml' },
  { kind: 'atom', name: 'Atom', end: 'xml' },
  { kind: 'json', name: 'JSON', end: 'json' },
] as const;

interface FeedLinksProps {
  category: string | undefined;
  author: { id: number; name: string } | undefined;
}

/** Feeds of the blog, of a category, or of an author: their addresses, and what is in them now. */
export function FeedLinks({ category, author }: FeedLinksProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const wholeAddress = useAddressOf();
  const [getFeed, { isFetching }] = useLazyGetFeedQuery();
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(author && { author: String(author.id) }),
  }).toString();
  const addressOf = (kind: string) => `/blog/feed/${kind}${query && `?${query}`}`;
  const title = author
    ? t('feed.ofAuthor', { name: author.name })
    : category
      ? t('feed.of', { category })
      : t('feed.title');
  usePageHead(
    kinds.map(({ kind }) => link({ rel: 'alternate', type: feedTypes[kind] }, wholeAddress(addressOf(kind)))),
  );
  const download = async (kind: (typeof kinds)[number]['kind'], end: string) => {
    const { data } = await getFeed({ kind, category, author: author?.id });
    if (data === undefined) return toast.error(t('failedAction'));
    const { downloadFile } = await import('@atrium/ui/table');
    const text = typeof data === 'string' ? data : JSON.stringify(data);
    downloadFile(`${kind}.${end}`, text, feedTypes[kind]);
  };
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.feeds}>
        {kinds.map(({ kind, name, end }) => (
          <li key={kind}>
            <CopyLink
              to={addressOf(kind)}
              label={t('feed.copy', { name })}
              said={{ done: t('link.copied'), failed: t('link.notCopied') }}
            />
            <Button
              type="text"
              icon={<Icon of={Download} />}
              loading={isFetching}
              aria-label={t('feed.download', { name })}
              onClick={() => void download(kind, end)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.date}>{t('feed.needsServer')}</p>
    </section>
  );
}
