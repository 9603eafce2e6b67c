import type { FeedLinks } from '@atrium/core/api/feeds';
import { useAddressOf, useRuntime } from '@atrium/sdk';
import { Alert, Button, ErrorState, Icon, LoadingRows, useConfirm, useCopy, useFormat, useToast } from '@atrium/ui';
import { CalendarDays, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetFeedsQuery, useMakeFeedMutation, useRevokeFeedMutation } from '../../api/account/feedsApi';
import styles from './AccountSettings.module.css';
import { SettingsSection } from './SettingsSection';

/** Private addresses by which other programs show the calendar. */
export function FeedsSection() {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const { data, error, refetch } = useGetFeedsQuery();
  const [make, { isLoading }] = useMakeFeedMutation();
  const [path, setPath] = useState('');
  async function add() {
    const made = await make();
    if (made.data) setPath(made.data.path);
    else toast.error(t('feeds.notMade'));
  }
  return (
    <SettingsSection
      title={t('feeds.title')}
      text={t('feeds.text')}
      end={
        <Button icon={<Icon of={CalendarDays} />} loading={isLoading} onClick={() => void add()}>
          {t('feeds.new')}
        </Button>
      }
    >
      {data && !data.isServer && <Alert type="info" title={t('feeds.demo')} />}
      {path && <NewAddress path={path} />}
      {data ? (
        <ul className={styles.list}>
          {data.feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} title={t('feeds.failed')} />
      ) : (
        <LoadingRows shape="line" rows={1} />
      )}
    </SettingsSection>
  );
}

function NewAddress({ path }: { path: string }) {
  const { t } = useTranslation('pages');
  const copy = useCopy();
  const address = new URL(useAddressOf()(path));
  return (
    <div className={styles.message} role="status">
      <p>{t('feeds.once')}</p>
      <p className={styles.name}>
        <code dir="ltr">{address.href}</code>
      </p>
      <p className={styles.actions}>
        <Button
          icon={<Icon of={Copy} />}
          onClick={() => void copy(address.href, { done: t('tokens.copied'), failed: t('link.notCopied') })}
        >
          {t('copy')}
        </Button>
        <a href={`webcal://${address.host}${address.pathname}`}>{t('feeds.open')}</a>
      </p>
    </div>
  );
}

function FeedRow({ feed: { id, createdAt, usedAt } }: { feed: FeedLinks['feeds'][number] }) {
  const { t } = useTranslation('pages');
  const format = useFormat();
  const { clock } = useRuntime();
  const toast = useToast();
  const confirm = useConfirm();
  const [revoke, { isLoading }] = useRevokeFeedMutation();
  async function ask() {
    const question = { title: t('feeds.revokeTitle'), text: t('feeds.revokeText') };
    if (!(await confirm({ ...question, confirm: t('tokens.revoke'), isDanger: true }))) return;
    const { error } = await revoke(id);
    if (error) toast.error(t('feeds.notRevoked'));
    else toast.success(t('feeds.revoked'));
  }
  const date = format.dateTime(createdAt);
  return (
    <li className={[styles.row, styles.plain].join(' ')}>
      <Icon of={CalendarDays} />
      <div className={styles.words}>
        <p className={styles.name}>{t('feeds.made', { date })}</p>
        <p className={styles.hint}>
          {usedAt ? t('tokens.used', { ago: format.ago(usedAt, clock.now()) }) : t('tokens.unused')}
        </p>
      </div>
      <Button loading={isLoading} aria-label={t('feeds.revokeOf', { date })} onClick={() => void ask()}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}
