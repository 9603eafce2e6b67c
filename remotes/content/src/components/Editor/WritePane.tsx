import { useStoreFileMutation } from '@atrium/sdk';
import { Input, LengthNote, LoadingRows, readFile } from '@atrium/ui';
import { lazy, Suspense, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentComment } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import type { Writing } from '../../model/draft';
import { slugOf } from '../../model/slugOf';
import type { ItemDraft } from '../../state/useDraft';
import { CoverField } from '../Cover/CoverField';
import styles from './WritePane.module.css';

/** Stores pictures of a text and returns their URLs; the editor shows errors. */
function usePictureStore(): (file: File) => Promise<string> {
  const [storeFile] = useStoreFileMutation();
  return async (file) => {
    const content = await readFile(file);
    return (await storeFile({ fileName: file.name, content }).unwrap()).file.url;
  };
}

const ArticleEditor = lazy(async () => ({ default: (await import('@atrium/ui/article')).ArticleEditor }));

interface WritePaneProps {
  draft: ItemDraft;
  comments: readonly ContentComment[];
  isReadOnly: boolean;
  onComment: (words: string) => void;
}

/** The slug follows the title until somebody changes it, or it is live. */
function withSlug({ written }: ItemDraft, title: string): Partial<Writing> {
  const follows = written.publishedVersion === null && (written.slug === '' || written.slug === slugOf(written.title));
  return { title, ...(follows && slugOf(title) && { slug: slugOf(title) }) };
}

/** Cover, title, summary and text, in the column width of readers. */
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
        maxLength={textLimits.body}
        onComment={onComment}
        onChange={(body) => write({ body })}
      >
        <div className={styles.head}>
          <CoverField value={written.cover} isReadOnly={isReadOnly} onChange={(cover) => write({ cover })} />
          <HeadLine
            className={styles.title}
            label={t('field.title')}
            placeholder={t('untitled')}
            maxLength={textLimits.title}
            isReadOnly={isReadOnly}
            hasFocus={!isReadOnly && !written.title && !written.body}
            value={written.title}
            onChange={(title) => write(withSlug(draft, title))}
          />
          <HeadLine
            className={styles.summary}
            label={t('field.summary')}
            placeholder={t('summaryHint')}
            maxLength={textLimits.summary}
            isReadOnly={isReadOnly}
            value={written.summary}
            onChange={(summary) => write({ summary })}
          />
          <LengthNote length={written.body.length} limit={textLimits.body} />
        </div>
      </ArticleEditor>
    </Suspense>
  );
}

interface HeadLineProps {
  className: string | undefined;
  label: string;
  placeholder: string;
  maxLength: number;
  isReadOnly: boolean;
  hasFocus?: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** Single-line text of any length: it wraps, and has no line breaks. */
function HeadLine({ className, label, isReadOnly, hasFocus = false, onChange, ...input }: HeadLineProps) {
  const note = useId();
  return (
    <div>
      <Input.TextArea
        className={className ?? ''}
        data-heading
        variant="borderless"
        autoSize
        dir="auto"
        aria-label={label}
        readOnly={isReadOnly}
        autoFocus={hasFocus}
        onChange={({ target }) => onChange(target.value.replace(/\n/g, ' '))}
        onPressEnter={(event) => event.preventDefault()}
        aria-describedby={note}
        {...input}
      />
      <LengthNote id={note} length={input.value.length} limit={input.maxLength} />
    </div>
  );
}
