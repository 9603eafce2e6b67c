import { readApiError, readId, useRuntime } from '@atrium/sdk';
import { ErrorState, ExplainedButton, LoadingRows, Pill, useFormat, useToast } from '@atrium/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetVersionsQuery, useRestoreVersionMutation } from '../../api/editingApi';
import type { ContentItem, ContentVersion, ItemDetail } from '../../api/schemas';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useNameOf } from '../../state/useEditorialSettings';
import { TextChanges } from '../Changes/TextChanges';
import styles from './ItemVersions.module.css';

const nothing = { title: '', slug: '', summary: '', body: '', cover: null, channelIds: [], tags: [] };

interface ItemVersionsProps {
  item: ItemDetail['item'];
  /** Unsaved text is saved before an earlier version replaces it. */
  onSettle?: (() => Promise<ContentItem | null>) | undefined;
}

export default function ItemVersions({ item, onSettle }: ItemVersionsProps) {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  const nameOf = useNameOf();
  const { data, error, isFetching, refetch } = useGetVersionsQuery(item.id);
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(readId(search.get('version') ?? undefined));
  if (error && !data) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!data) return <LoadingRows />;
  const { versions } = data;
  const place = Math.max(
    0,
    versions.findIndex(({ version }) => version === chosen),
  );
  const [shown, before] = [versions[place], versions[place + 1]];
  return (
    <div className={styles.versions}>
      <ol className={styles.list} aria-label={t('tabs.versions')}>
        {versions.map((version, index) => (
          <li key={version.version}>
            <button
              type="button"
              className={styles.version}
              {...(index === place && { 'aria-current': true })}
              onClick={() => setChosen(version.version)}
            >
              <b>{t('version', { version: version.version })}</b>
              {version.version === item.publishedVersion && <Pill tone="green">{t('live')}</Pill>}
              <span className={styles.facts}>
                {nameOf(version.author)} · {dateTime(version.createdAt)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {shown && (
        <section aria-label={t('version', { version: shown.version })} className={styles.changes}>
          {place > 0 && <RestoreButton item={item} version={shown} onSettle={onSettle} />}
          <TextChanges
            before={before?.snapshot ?? { ...nothing, locale: shown.snapshot.locale }}
            after={shown.snapshot}
            typeId={item.typeId}
            against={before ? t('versions.against', { version: before.version }) : t('versions.first')}
          />
        </section>
      )}
    </div>
  );
}

function RestoreButton({ item, version, onSettle }: ItemVersionsProps & { version: ContentVersion }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const actor = useActor();
  const now = useRuntime().clock.now();
  const [restore, { isLoading }] = useRestoreVersionMutation();
  const rejection = rejectionOf('edit', item, actor, now);
  const reason = rejection && t(`rejection.${rejection}`);
  const why = useId();
  const run = async () => {
    const saved = onSettle ? await onSettle() : item;
    if (!saved) return toast.error(t('save.first'));
    const { id, rev } = saved;
    const { data, error } = await restore({ id, rev, version: version.version });
    const { slug } = version.snapshot;
    if (error) toast.error(readApiError(error).message);
    else if (data && data.item.slug !== slug)
      toast.success(t('versions.keptAddress', { version: version.version, slug: data.item.slug, taken: slug }));
    else toast.success(t('versions.restored', { version: version.version }));
  };
  return (
    <p className={styles.restore}>
      <ExplainedButton loading={isLoading} reason={reason} reasonId={why} onClick={() => void run()}>
        {t('versions.restore', { version: version.version })}
      </ExplainedButton>
      {reason && (
        <span id={why} className={styles.facts}>
          {reason}
        </span>
      )}
    </p>
  );
}
