import { Alert, LoadingRows } from '@atrium/ui';
import { readArticleMarkup } from '@atrium/ui/sanitize';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentText } from '../../api/schemas';
import {
  type ComparedField,
  type ContentChanges,
  compareContent,
  hasChanges,
} from '../../model/changes/compareContent';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import { useSliced } from '../../state/useSliced';
import { BlockChanges } from './BlockChanges';
import { Changed, ChangePieces, PictureChange } from './ChangePieces';
import styles from './Changes.module.css';

const ValueChanges = lazy(() => import(/* webpackChunkName: "editor-side" */ './ValueChanges'));

interface FieldChangesProps {
  fields: readonly ComparedField[];
  before: ContentText;
  after: ContentText;
  typeId: number | null | undefined;
}

function FieldChanges({ fields, before, after, typeId }: FieldChangesProps) {
  const { t, i18n } = useTranslation('content');
  const { channels } = useEditorialSettings();
  const namesOf = ({ channelIds }: ContentText) =>
    channelIds.flatMap((id) => channels.find((channel) => channel.id === id)?.name ?? []);
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const changes: Readonly<Record<ComparedField, () => ReactNode>> = {
    cover: () => <PictureChange before={before.cover} after={after.cover} isChanged />,
    slug: () => <ValueChange before={before.slug} after={after.slug} />,
    channelIds: () => <ListChange before={namesOf(before)} after={namesOf(after)} />,
    tags: () => <ListChange before={before.tags} after={after.tags} />,
    locale: () => <ValueChange before={languages.of(before.locale) ?? ''} after={languages.of(after.locale) ?? ''} />,
    seo: () => <ListChange before={seoLines(before)} after={seoLines(after)} />,
    values: () => (
      <Suspense fallback={<LoadingRows shape="text" rows={1} />}>
        <ValueChanges typeId={typeId} before={before.values} after={after.values} />
      </Suspense>
    ),
  };
  if (fields.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`writing.${field}`)}</dt>
          <dd>{changes[field]()}</dd>
        </div>
      ))}
    </dl>
  );
}

const seoLines = ({ seo }: ContentText): string[] =>
  seo ? [seo.title, seo.description, seo.picture ?? '', seo.canonical].filter(Boolean) : [];

const ValueChange = ({ before, after }: { before: string; after: string }) => (
  <>
    {before && <Changed kind="removed" text={before} />} {after && <Changed kind="added" text={after} />}
  </>
);

/** Added and removed entries; all of them if only the order changed. */
function ListChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const remaining = after.filter((entry) => before.includes(entry));
  const isReordered = remaining.join('\n') !== before.filter((entry) => after.includes(entry)).join('\n');
  const stays = isReordered ? [] : remaining;
  const entries = [
    ...before.filter((entry) => !stays.includes(entry)).map((text) => ({ text, kind: 'removed' as const })),
    ...after.map((text) => ({ text, kind: stays.includes(text) ? null : ('added' as const) })),
  ];
  return (
    <ul className={styles.entries}>
      {entries.map(({ text, kind }) => (
        <li key={`${kind} ${text}`} dir="auto">
          {kind ? <Changed kind={kind} text={text} /> : text}
        </li>
      ))}
    </ul>
  );
}

/** By weight for the approver. */
const counted = [
  'added',
  'removed',
  'links',
  'pictures',
  'formatted',
  'heading',
  'list',
  'quote',
  'table',
  'cell',
  'code',
  'rule',
  'paragraph',
  'breaks',
  'signs',
] as const;

function ChangeHeadline({ changes }: { changes: ContentChanges }) {
  const { t } = useTranslation('content');
  const { counts, fields } = changes;
  if (!hasChanges(changes)) return <p className={styles.counts}>{t('changes.same')}</p>;
  return (
    <ul className={styles.counts} aria-label={t('changes.label')}>
      {counted
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`changes.${kind}`, { count: counts[kind] })}
          </li>
        ))}
      {fields.map((field) => (
        <li key={field}>{t(`writing.${field}`)}</li>
      ))}
    </ul>
  );
}

interface TextChangesProps {
  /** Custom type of the item, which names its fields. */
  typeId?: number | null | undefined;
  before: ContentText;
  after: ContentText;
  against: ReactNode;
  head?: (title: ReactNode) => ReactNode;
}

/** Stable while the compared content is equal: items are new objects on each fetch. */
function useContent(content: ContentText): ContentText {
  const { title, slug, summary, body, cover, channelIds, tags, locale, seo, values } = content;
  return useMemo(
    () => ({ title, slug, summary, body, cover, channelIds, tags, locale, seo, values }),
    [title, slug, summary, body, cover, channelIds, tags, locale, seo, values],
  );
}

/** Changes between versions: counts, and their places in the text. */
export function TextChanges({ against, head, typeId, ...compared }: TextChangesProps) {
  const { t } = useTranslation('content');
  const [before, after] = [useContent(compared.before), useContent(compared.after)];
  const begin = useCallback(() => compareContent(before, after, readArticleMarkup), [before, after]);
  const comparison = useSliced(begin);
  if (!comparison?.isCurrent) return <LoadingRows shape="text" rows={6} />;
  const changes = comparison.value;
  const title = <ChangePieces pieces={changes.title} />;
  return (
    <>
      {head ? head(title) : <h3 className={styles.title}>{title}</h3>}
      <div className={styles.against}>
        <p>{against}</p>
        <ChangeHeadline changes={changes} />
      </div>
      {changes.isCoarse && <Alert type="info" title={t('changes.coarse')} />}
      <FieldChanges fields={changes.fields} before={before} after={after} typeId={typeId} />
      <div className={styles.text}>
        {changes.summary.length > 0 && (
          <div className={styles.block} data-changed={changes.summary.some(({ kind }) => kind !== 'same')} dir="auto">
            <ChangePieces pieces={changes.summary} />
          </div>
        )}
        {changes.blocks.map((block, index) => (
          <BlockChanges key={index} block={block} />
        ))}
      </div>
    </>
  );
}
