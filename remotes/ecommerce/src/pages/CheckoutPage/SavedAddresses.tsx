import { IconButton, Pill, useTheme, useToast } from '@atrium/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemoveAddressMutation, useRestoreAddressMutation } from '../../api/ordersApi';
import type { SavedAddress } from '../../api/schemas';
import { addressLines } from '../../model/checkout';
import { countryName } from '../../model/countries';
import { ChoiceCard, ChoiceGroup } from './ChoiceGroup';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** Undefined for a new address. */
  chosen: number | undefined;
  onChoose: (address: SavedAddress) => void;
  onNew: () => void;
}

const newAddress = 0;

export function SavedAddresses({ addresses, chosen, onChoose, onNew }: SavedAddressesProps) {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const remove = useRemoveWithUndo();
  return (
    <ChoiceGroup
      title={t('address.whereTo')}
      value={chosen ?? newAddress}
      onChange={(value) => {
        const address = addresses.find(({ id }) => id === value);
        if (address) onChoose(address);
        else onNew();
      }}
    >
      {addresses.map((address) => (
        <ChoiceCard
          key={address.id}
          value={address.id}
          name={
            <>
              <bdi>{address.fullName}</bdi> <Pill>{t(`address.${address.kind ?? 'home'}`)}</Pill>
            </>
          }
          text={addressLines(address, countryName(address.country ?? '', language))
            .slice(1)
            .join(', ')}
          action={
            <IconButton
              label={t('address.removeNamed', { address: address.house })}
              icon={Trash2}
              onClick={() => void remove(address)}
            />
          }
        />
      ))}
      <ChoiceCard value={newAddress} name={t('address.another')} />
    </ChoiceGroup>
  );
}

function useRemoveWithUndo() {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [removeAddress] = useRemoveAddressMutation();
  const [restoreAddress] = useRestoreAddressMutation();
  return async ({ id }: SavedAddress) => {
    const { error } = await removeAddress(id);
    if (error) return toast.error(t('address.notRemoved'));
    toast.success(t('address.removed'), {
      action: { label: t('undo'), onClick: () => void restoreAddress(id) },
    });
  };
}
