import { Alert, Input, Modal, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddBundleMutation, useGetBundlesQuery, useUpdateBundleMutation } from '../../api/bundlesApi';
import type { ContentItem, Hindrance } from '../../api/schemas';
import { maxPerPage, textLimits } from '../../api/schemas/limits';
import { useRejectionText } from '../../state/useRejectionText';
import styles from './Bundle.module.css';
import { HindranceList } from './HindranceList';

interface BundleDialogProps {
  items: readonly Pick<ContentItem, 'id'>[];
  onClose: () => void;
  onDone: () => void;
}

const begun = 0;

/** Puts the items in a bundle, or in a new one; what was left out is told. */
function usePutting({ items, onClose, onDone }: BundleDialogProps) {
  const { t } = useTranslation('content');
  const toast = useToast();
  const explain = useRejectionText();
  const [chosen, choose] = useState(begun);
  const [refused, setRefused] = useState<readonly Hindrance[]>([]);
  const [add, adding] = useAddBundleMutation();
  const [update, updating] = useUpdateBundleMutation();
  const itemIds = items.map((item) => item.id);
  const save = async (name: string) => {
    const answer = await (chosen === begun ? add({ name, itemIds }) : update({ id: chosen, addItems: itemIds }));
    if (!answer.data) return toast.error(explain(answer.error));
    const { bundle, refused: left } = answer.data;
    const count = itemIds.length - left.length;
    if (count > 0) toast.success(t('bundle.wasPut', { count, name: bundle.name }));
    if (left.length === 0) {
      onClose();
      return onDone();
    }
    // A second attempt takes the same bundle.
    choose(bundle.id);
    setRefused(left);
  };
  return { chosen, choose, refused, save, isBusy: adding.isLoading || updating.isLoading };
}

/** Puts items in a bundle, or in a new one; says which were left out and why. */
export function BundleDialog(props: BundleDialogProps) {
  const { items, onClose } = props;
  const { t } = useTranslation('content');
  const id = useId();
  const { data } = useGetBundlesQuery({ state: ['open', 'scheduled', 'failed'], perPage: maxPerPage });
  const [name, setName] = useState('');
  const { chosen, choose, refused, save, isBusy } = usePutting(props);
  const bundles = data?.bundles ?? [];
  return (
    <Modal
      open
      title={t('bundle.putSeveral', { count: items.length })}
      okText={t('bundle.putDo')}
      cancelText={t('cancel')}
      okButtonProps={{
        disabled: chosen === begun && !name.trim(),
        loading: isBusy,
      }}
      onOk={() => void save(name.trim())}
      onCancel={onClose}
    >
      <div className={styles.fields}>
        <label htmlFor={`${id}-bundle`}>{t('bundle.one')}</label>
        <Select
          id={`${id}-bundle`}
          showSearch={{ optionFilterProp: 'label' }}
          value={chosen}
          options={[
            { value: begun, label: t('bundle.new') },
            ...bundles.map((bundle) => ({ value: bundle.id, label: bundle.name })),
          ]}
          onChange={choose}
        />
        {chosen === begun && (
          <>
            <label htmlFor={`${id}-name`}>{t('bundle.name')}</label>
            <Input
              id={`${id}-name`}
              autoFocus
              maxLength={textLimits.name}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </>
        )}
      </div>
      {refused.length > 0 && (
        <Alert
          type="warning"
          title={t('bundle.refused', { count: refused.length })}
          description={<HindranceList hindrances={refused} />}
        />
      )}
    </Modal>
  );
}
