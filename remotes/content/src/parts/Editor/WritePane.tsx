import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Input, LoadingRows } from 'shared/ui';
import type { ContentComment } from '../../api/schemas';
import type { Writing } from '../../model/draft';
import { slugOf } from '../../model/slugOf';
import type { ItemDraft } from '../../state/useDraft';
import { CoverField } from '../Cover/CoverField';
import { usePictureStore } from './usePictureStore';
import styles from './WritePane.module.css';

const ArticleEditor = lazy(async () => ({ default: (await import('shared/ui/article')).ArticleEditor }));

interface WritePaneProps {
  draft: ItemDraft;
  comments: readonly ContentComment[];
  isReadOnly: boolean;
  onComment: (words: string) => void;
}

/** The address follows the title until somebody gives it another one, or readers have it. */
function withSlug({ written }: ItemDraft, title: string): Partial<Writing> {
  const follows = written.publishedVersion === null && (written.slug === '' || written.slug === slugOf(written.title));
  return { title, ...(follows && slugOf(title) && { slug: slugOf(title) }) };
}

/** Where an item is written: cover, title, summary and text, in the one column that readers get. */
export function WritePane({ draft, comments, isReadOnly, onComment }: WritePaneProps) {
  const { t } = useTranslation('content');
  const storePicture = usePictureStore();
  const { written, write } = draft;
  const quotes = useMemo(
    () =>
      comments.flatMap(({ quote, isResolved }, index) =>
        quote ? [{ text: quote, number: index + 1, isResolved }] : [],
      ),
    [comments],
  );
  return (
    <Suspense fallback={<LoadingRows shape="text" rows={8} />}>
      <ArticleEditor
        className={styles.write ?? ''}
        label={t('field.text')}
        html={written.body}
        isReadOnly={isReadOnly}
        quotes={quotes}
        storePicture={storePicture}
        onComment={onComment}
        onChange={(body) => write({ body })}
      >
        <div className={styles.head}>
          <CoverField value={written.cover} isReadOnly={isReadOnly} onChange={(cover) => write({ cover })} />
          <Input.TextArea
            className={styles.title}
            data-heading
            variant="borderless"
            autoSize
            dir="auto"
            aria-label={t('field.title')}
            placeholder={t('untitled')}
            maxLength={200}
            readOnly={isReadOnly}
            autoFocus={!isReadOnly && !written.title && !written.body}
            value={written.title}
            onChange={({ target }) => write(withSlug(draft, target.value.replace(/\n/g, ' ')))}
            onPressEnter={(event) => event.preventDefault()}
          />
          <Input.TextArea
            className={styles.summary}
            data-heading
            variant="borderless"
            autoSize
            dir="auto"
            aria-label={t('field.summary')}
            placeholder={t('summaryHint')}
            maxLength={500}
            readOnly={isReadOnly}
            value={written.summary}
            onChange={({ target }) => write({ summary: target.value.replace(/\n/g, ' ') })}
            onPressEnter={(event) => event.preventDefault()}
          />
        </div>
      </ArticleEditor>
    </Suspense>
  );
}
