import type { TextQuote } from '@atrium/contract/text';
import { EmptyState, LengthNote, LoadingRows } from '@atrium/ui';
import type { TextPlaces } from '@atrium/ui/article';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentComment } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import { quotesOf } from '../../model/commentThreads';
import type { useSuggesting } from '../../state/useSuggesting';
import type { ItemWriting } from '../../state/useWriting';
import { CoverField } from '../Cover/CoverField';
import { usePicturesOfText } from './usePicturesOfText';
import styles from './WritePane.module.css';

const HeadLine = lazy(() => import(/* webpackChunkName: "editor-side" */ './HeadLine'));
const ArticleEditor = lazy(async () => ({ default: (await import('@atrium/ui/article')).ArticleEditor }));

interface WritePaneProps {
  writing: ItemWriting;
  comments: readonly ContentComment[];
  isReadOnly: boolean;
  mode: Pick<ReturnType<typeof useSuggesting>, 'suggesting' | 'onSuggestions'> & {
    onPlaces: (places: TextPlaces | null) => void;
  };
  onComment: (quote: TextQuote) => void;
}

/** Lets the slug follow the title until somebody changes it, or it is live. */
function useSlugOfTitle(writing: ItemWriting): (title: string) => void {
  const latest = useRef(writing);
  latest.current = writing;
  /** The slug that was made of a title last; null before the first one. */
  const made = useRef<string | null>(null);
  return async (title) => {
    const { written, draft } = writing;
    if (written.publishedVersion !== null) return;
    // Without a network the address stays as it is: it can be written by hand.
    const library = await import('../../model/slugOf').catch(() => null);
    if (!library) return;
    const { slugOf } = library;
    const [former, slug] = await Promise.all([slugOf(written.title, written.locale), slugOf(title, written.locale)]);
    const now = latest.current.written;
    // An address that another item had gets a number: that of a translation, before its title is translated.
    const isNumbered = now.slug.startsWith(`${former}-`) && /^\d+$/.test(now.slug.slice(former.length + 1));
    const follows = now.slug === '' || now.slug === former || now.slug === made.current || isNumbered;
    if (!follows || !slug || now.title !== title) return;
    made.current = slug;
    draft.write({ slug });
  };
}

/** Cover, title, summary and text, in the column width of readers. */
export function WritePane({ writing, comments, isReadOnly, mode, onComment }: WritePaneProps) {
  const { t } = useTranslation('content');
  const { dialog, ...pictures } = usePicturesOfText();
  const followTitle = useSlugOfTitle(writing);
  const { written, draft, shared: item, writeBody } = writing;
  const { shared } = item;
  const quotes = useMemo(() => quotesOf(comments), [comments]);
  if (!shared)
    return item.state === 'closed' ? (
      <EmptyState picture="document" title={t('gone.title')} />
    ) : (
      <LoadingRows shape="text" rows={8} />
    );
  // What is around the text cannot be suggested.
  const isHeadReadOnly = isReadOnly || mode.suggesting.isOn;
  const line = { shared, isReadOnly: isHeadReadOnly };
  return (
    <Suspense fallback={<LoadingRows shape="text" rows={8} />}>
      <ArticleEditor
        className={styles.write ?? ''}
        label={t('field.text')}
        html={written.body}
        shared={shared}
        isReadOnly={isReadOnly}
        quotes={quotes}
        {...pictures}
        maxLength={textLimits.body}
        {...mode}
        onComment={onComment}
        onChange={writeBody}
      >
        <div className={styles.head}>
          <CoverField value={written.cover} isReadOnly={isHeadReadOnly} onChange={(cover) => draft.write({ cover })} />
          <HeadLine
            {...line}
            part="title"
            className={styles.title}
            label={t('field.title')}
            placeholder={t('untitled')}
            maxLength={textLimits.title}
            hasFocus={!isHeadReadOnly && !written.title && !written.body}
            onChange={followTitle}
          />
          <HeadLine
            {...line}
            part="summary"
            className={styles.summary}
            label={t('field.summary')}
            placeholder={t('summaryHint')}
            maxLength={textLimits.summary}
          />
          <LengthNote length={written.body.length} limit={textLimits.body} />
        </div>
      </ArticleEditor>
      {dialog}
    </Suspense>
  );
}
