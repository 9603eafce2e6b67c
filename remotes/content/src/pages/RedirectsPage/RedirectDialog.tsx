import { readApiError } from '@atrium/sdk';
import { Input, Modal, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetItemsQuery } from '../../api/contentApi';
import { useAddRedirectMutation } from '../../api/redirectsApi';
import { textLimits } from '../../api/schemas/limits';
import styles from './RedirectDialog.module.css';

const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The form's fields, with what is wrong with the address, and how to save them. */
function useRedirect(onDone: () => void) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [slug, setSlug] = useState('');
  const [itemId, setItemId] = useState<number>();
  const [issue, setIssue] = useState<string | null>(null);
  const [add, { isLoading }] = useAddRedirectMutation();
  const isMalformed = slug !== '' && !wellFormed.test(slug);
  const save = async () => {
    if (itemId === undefined) return;
    const { error } = await add({ slug, itemId });
    if (!error) {
      toast.success(t('redirects.added', { slug }));
      return onDone();
    }
    const { message, fields } = readApiError(error);
    if (fields.slug) setIssue(t('slug.taken'));
    else toast.error(message || t('failedAction'));
  };
  return {
    slug,
    itemId,
    setItemId,
    save,
    isLoading,
    issue: isMalformed ? t('slug.malformed') : issue,
    isWhole: slug !== '' && !isMalformed && itemId !== undefined,
    writeSlug: (text: string) => {
      setIssue(null);
      setSlug(text.trim().toLowerCase().replace(/^\/+/, ''));
    },
  };
}

/** Leads readers from an address to an item: one of an item of another site, or one that was printed. */
export default function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('content');
  const id = useId();
  const [q, setQuery] = useState('');
  const { data } = useGetItemsQuery({ q: useDeferredValue(q), queue: 'all', perPage: 20 });
  const { slug, itemId, setItemId, save, isLoading, issue, isWhole, writeSlug } = useRedirect(onClose);
  return (
    <Modal
      open
      title={t('redirects.add')}
      okText={t('redirects.add')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isWhole, loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <label htmlFor={`${id}-slug`}>{t('redirects.from')}</label>
        <Input
          id={`${id}-slug`}
          dir="ltr"
          autoFocus
          prefix="/"
          value={slug}
          maxLength={textLimits.slug}
          status={issue ? 'error' : ''}
          aria-invalid={issue !== null}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => writeSlug(target.value)}
        />
        <p id={`${id}-says`} className={styles.issue} aria-live="polite">
          {issue}
        </p>
        <label htmlFor={`${id}-item`}>{t('redirects.to')}</label>
        <Select
          id={`${id}-item`}
          showSearch={{ filterOption: false, onSearch: setQuery }}
          value={itemId ?? null}
          options={(data?.items ?? []).map(({ id: value, title }) => ({ value, label: title || t('untitled') }))}
          onChange={(value) => setItemId(value ?? undefined)}
        />
      </div>
    </Modal>
  );
}
