import { readApiError, useAddressOf, useRuntime } from '@atrium/sdk';
import { Alert, Button, Checkbox, Icon, Input, LoadingRows, useCopy, useFormat, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { Copy, Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddPreviewMutation, useGetPreviewsQuery, useRevokePreviewMutation } from '../../api/previewApi';
import type { ContentItem, PreviewLink } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import styles from './PreviewLinks.module.css';

const choices = [1, 7, 30, 90];

interface PreviewLinksProps {
  item: Pick<ContentItem, 'id' | 'version'>;
  /** Saves unsaved text: a link is to what is stored. @returns the saved item, or null on failure */
  onSettle: () => Promise<Pick<ContentItem, 'version'> | null>;
}

/** Makes a link; the address of the last one is told once. */
function useMaking({ item, onSettle }: PreviewLinksProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [add, { isLoading }] = useAddPreviewMutation();
  const addressOf = useAddressOf();
  const [address, setAddress] = useState<string | null>(null);
  /** @returns true on success */
  const make = async (fields: { name: string; days: number; mayComment: boolean }): Promise<boolean> => {
    const saved = await onSettle();
    if (!saved) {
      toast.error(t('save.first'));
      return false;
    }
    const { data, error } = await add({ itemId: item.id, version: saved.version, ...fields });
    if (data) setAddress(addressOf(data.path));
    else toast.error(readApiError(error).message || t('failedAction'));
    return data !== undefined;
  };
  return { make, isLoading, address };
}

/** Links by which people without an account read this version: made, copied once, and ended. */
export default function PreviewLinks({ item, onSettle }: PreviewLinksProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const { data } = useGetPreviewsQuery(item.id);
  const { make, isLoading, address } = useMaking({ item, onSettle });
  const [name, setName] = useState('');
  const [days, setDays] = useState(7);
  const [mayComment, setMayComment] = useState(true);
  const send = async () => {
    if (await make({ name: name.trim(), days, mayComment })) setName('');
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t('preview.title')}
      </h2>
      <p className={styles.says}>{t('preview.text', { version: item.version })}</p>
      <Input
        aria-label={t('preview.name')}
        placeholder={t('preview.name')}
        maxLength={textLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        aria-label={t('preview.days')}
        value={days}
        options={choices.map((value) => ({ value, label: t('preview.for', { count: value }) }))}
        onChange={setDays}
      />
      <Checkbox checked={mayComment} onChange={({ target }) => setMayComment(target.checked)}>
        {t('preview.mayComment')}
      </Checkbox>
      <Button icon={<Icon of={Link2} />} loading={isLoading} disabled={!name.trim()} onClick={() => void send()}>
        {t('preview.make')}
      </Button>
      {address && <MadeLink address={address} />}
      {data ? (
        <ul className={styles.list} aria-label={t('preview.list')}>
          {data.links.map((link) => (
            <Made key={link.id} link={link} />
          ))}
        </ul>
      ) : (
        <LoadingRows rows={1} />
      )}
    </section>
  );
}

/** The address of a new link, which is told this once. */
function MadeLink({ address }: { address: string }) {
  const { t } = useTranslation('content');
  const copy = useCopy();
  return (
    <Alert
      type="success"
      title={t('preview.made')}
      description={
        <>
          <bdi dir="ltr" className={styles.address}>
            {address}
          </bdi>
          <p>{t('preview.needsServer')}</p>
        </>
      }
      action={
        <Button
          icon={<Icon of={Copy} />}
          onClick={() => void copy(address, { done: t('link.copied'), failed: t('link.notCopied') })}
        >
          {t('preview.copy')}
        </Button>
      }
    />
  );
}

function Made({ link }: { link: PreviewLink }) {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  const toast = useToast();
  const now = useRuntime().clock.now();
  const [revoke, { isLoading }] = useRevokePreviewMutation();
  const hasEnded = Date.parse(link.until) <= now;
  const end = async () => {
    const { error } = await revoke(link.id);
    if (error) toast.error(t('failedAction'));
  };
  return (
    <li className={styles.link}>
      <div>
        <b>{link.name}</b>
        <p className={styles.says}>
          {t('version', { version: link.version })} ·{' '}
          {t(hasEnded ? 'preview.ended' : 'preview.until', { until: dateTime(link.until) })}
          {link.comments > 0 && ` · ${t('comments.count', { count: link.comments })}`}
        </p>
      </div>
      <Button
        type="link"
        size="small"
        loading={isLoading}
        aria-label={t('preview.revokeFor', { name: link.name })}
        onClick={() => void end()}
      >
        {t('preview.revoke')}
      </Button>
    </li>
  );
}
