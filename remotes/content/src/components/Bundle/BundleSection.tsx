import { Button, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBundleQuery, useUpdateBundleMutation } from '../../api/bundlesApi';
import type { ContentItem } from '../../api/schemas';
import { isEditor } from '../../model/rights';
import { useActor } from '../../state/useActor';
import { useRejectionText } from '../../state/useRejectionText';
import styles from './Bundle.module.css';
import { BundleButton } from './BundleButton';
import { BundleState, BundleTime } from './BundleState';

type Member = Pick<ContentItem, 'id' | 'title' | 'status' | 'bundleId'>;

/** The bundle of an item, or the way into one. */
export default function BundleSection({ item }: { item: Member }) {
  const { t } = useTranslation('content');
  const mayChange = isEditor(useActor());
  const isMember = typeof item.bundleId === 'number';
  if (!isMember && (!mayChange || item.status === 'archived')) return null;
  return (
    <section aria-label={t('bundle.one')} className={styles.section}>
      <h2 className={styles.heading}>{t('bundle.one')}</h2>
      {isMember ? (
        <OwnBundle item={item} bundleId={item.bundleId ?? 0} mayChange={mayChange} />
      ) : (
        <BundleButton items={[item]} />
      )}
    </section>
  );
}

function OwnBundle({ item, bundleId, mayChange }: { item: Member; bundleId: number; mayChange: boolean }) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const explain = useRejectionText();
  const { data } = useGetBundleQuery(bundleId);
  const [update, { isLoading }] = useUpdateBundleMutation();
  if (!data) return null;
  const { bundle } = data;
  const others = bundle.hindrances.filter(({ id }) => id !== item.id).length;
  const takeOut = async () => {
    const { error } = await update({ id: bundle.id, removeItems: [item.id] });
    if (error) toast.error(explain(error));
    else toast.success(t('bundle.removed', { title: item.title || t('untitled') }));
  };
  return (
    <>
      <p>
        <Link to={`/content/bundles/${bundle.id}`}>
          <bdi>{bundle.name}</bdi>
        </Link>{' '}
        <BundleState state={bundle.state} />
      </p>
      <p className={styles.facts}>
        <BundleTime bundle={bundle} />
      </p>
      {others > 0 && (
        <p className={styles.facts}>
          <bdi>{t('bundle.hinders', { count: others })}</bdi>
        </p>
      )}
      {mayChange && (
        <Button size="small" loading={isLoading} onClick={() => void takeOut()}>
          {t('bundle.remove')}
        </Button>
      )}
    </>
  );
}
