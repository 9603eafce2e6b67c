import type { TextQuote } from '@atrium/contract/text';
import { useStoredText } from '@atrium/sdk/autosave';
import { LoadingRows, Tabs } from '@atrium/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContentItem, ItemDetail } from '../../api/schemas';
import { writeQuote } from '../../model/commentThreads';
import styles from './ItemDetail.module.css';

const ItemPreview = lazy(async () => ({
  default: (await import('./ItemPreview')).ItemPreview,
}));
const ItemComments = lazy(async () => ({
  default: (await import('./ItemComments')).ItemComments,
}));
const ItemHistory = lazy(async () => ({
  default: (await import(/* webpackChunkName: "item-past" */ './ItemHistory')).ItemHistory,
}));
const ItemVersions = lazy(() => import(/* webpackChunkName: "item-past" */ './ItemVersions'));
const ItemChanges = lazy(() => import('./ItemChanges'));

/** Tabs with URLs; every item has them. */
const linkedTabs = ['comments', 'versions', 'history'];

interface ItemDetailTabsProps {
  detail: ItemDetail;
  /** Editor, for those who may write; it receives the handler that comments on selected words. */
  write?: ((onComment: (quote: TextQuote) => void) => ReactNode) | undefined;
  /** What the person writes is suggested alone. */
  isSuggesting?: boolean;
  onSettle?: () => Promise<ContentItem | null>;
}

/** Tabs of an item: preview, changes, comments, history. */
export function ItemDetailTabs({ detail, write, isSuggesting, onSettle }: ItemDetailTabsProps) {
  const { t } = useTranslation('content');
  const { item, comments, events, base } = detail;
  const [search] = useSearchParams();
  const asked = linkedTabs.find((name) => name === search.get('tab'));
  const [tab, setTab] = useState(asked ?? (write && !isSuggesting ? 'write' : base ? 'changes' : 'preview'));
  const [, setQuote] = useStoredText(`quote.${item.id}`);
  const [marked, setMarked] = useState<TextQuote | null>(null);
  const open = comments.filter(({ isResolved, replyTo }) => !isResolved && !replyTo).length;
  const comment = (quote: TextQuote) => {
    setQuote(writeQuote(quote));
    setMarked(null);
    setTab('comments');
  };
  const panel = (content: ReactNode) => (
    <div className={styles.panel}>
      <Suspense fallback={<LoadingRows shape="text" rows={4} />}>{content}</Suspense>
    </div>
  );
  return (
    <div className={styles.tabs}>
      <Tabs
        label={item.title}
        activeKey={tab}
        onChange={setTab}
        items={[
          ...(write
            ? [{ key: 'write', label: t(isSuggesting ? 'tabs.suggest' : 'tabs.write'), children: write(comment) }]
            : []),
          {
            key: 'preview',
            label: t('tabs.preview'),
            children: panel(<ItemPreview detail={detail} marked={marked} onMark={setMarked} onComment={comment} />),
          },
          {
            key: 'changes',
            label: t('tabs.changes'),
            children: panel(<ItemChanges item={item} base={base} />),
          },
          {
            key: 'comments',
            label: open > 0 ? t('tabs.commentsOpen', { count: open }) : t('tabs.comments'),
            children: panel(<ItemComments item={item} comments={comments} />),
          },
          {
            key: 'versions',
            label: t('tabs.versions'),
            children: panel(<ItemVersions item={item} onSettle={onSettle} />),
          },
          {
            key: 'history',
            label: t('tabs.history'),
            children: panel(<ItemHistory item={item} events={events} />),
          },
        ]}
      />
    </div>
  );
}
