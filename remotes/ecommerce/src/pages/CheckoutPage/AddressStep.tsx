import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form, useToast } from 'shared/ui';
import { useGetAddressesQuery, useSaveAddressMutation } from '../../api/ordersApi';
import type { Cart } from '../../api/schemas';
import { type AddressDraft, countryFor, isSameAddress, toDraft } from '../../model/checkout';
import { AddressForm } from './AddressForm';
import styles from './Checkout.module.css';
import { DeliveryChoice } from './DeliveryChoice';
import { loadAddressFormats } from './loadAddressFormats';
import { OrderSummary } from './OrderSummary';
import { SavedAddresses } from './SavedAddresses';
import type { CheckoutInHand } from './useCheckoutDraft';

interface AddressStepProps {
  cart: Cart;
  checkout: CheckoutInHand;
  onContinue: () => void;
}

/** Step 2: where it goes, and how. */
export function AddressStep({ cart, checkout: { draft, change }, onContinue }: AddressStepProps) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [form] = Form.useForm<AddressDraft>();
  const { data: saved } = useGetAddressesQuery();
  const [saveAddress, { isLoading }] = useSaveAddressMutation();
  const { address } = draft;
  const isCollected = draft.deliveryWay === 'pickup';
  const isUntouched = address.house === '' && address.postcode === '' && address.city === '';

  // Who has ordered before wants it to go there again, more often than not.
  const [latest] = saved ?? [];
  const isProposing = latest !== undefined && isUntouched && !draft.isNewAddress;
  useEffect(() => {
    if (latest && isProposing) change({ address: toDraft(latest) });
  });
  const chosen = draft.isNewAddress ? undefined : saved?.find((other) => isSameAddress(address, other));

  const continueWithNew = async (values: AddressDraft) => {
    const formats = await loadAddressFormats();
    const phone =
      formats?.toInternational(values.phone, values.country ?? countryFor(address, draft.deliveryWay)) ?? values.phone;
    const filled = { ...address, ...values, phone };
    if (isCollected || !draft.keepsAddress) {
      change({ address: filled });
      return onContinue();
    }
    const { error } = await saveAddress(filled);
    if (error) toast.error(t('address.notSaved'));
    change({ address: filled, isNewAddress: !!error, typed: undefined });
    onContinue();
  };

  return (
    <>
      <div className={styles.parts}>
        <DeliveryChoice cart={cart} value={draft.deliveryWay} onChange={(deliveryWay) => change({ deliveryWay })} />
        {!isCollected && saved && saved.length > 0 && (
          <SavedAddresses
            addresses={saved}
            chosen={chosen?.id}
            onChoose={(other) =>
              change({
                ...(draft.isNewAddress || !chosen ? { typed: address } : {}),
                address: toDraft(other),
                isNewAddress: false,
              })
            }
            onNew={() =>
              change({
                address: draft.typed ?? {
                  ...address,
                  house: '',
                  landmark: '',
                  postcode: '',
                  city: '',
                  state: '',
                  phone: '',
                },
                isNewAddress: true,
              })
            }
          />
        )}
        {saved && !isProposing && (isCollected || !chosen) && (
          <section aria-labelledby="who">
            <h2 id="who" className={styles.title}>
              {t(isCollected ? 'address.whoCollects' : 'step.address')}
            </h2>
            <AddressForm
              key={draft.deliveryWay}
              form={form}
              draft={draft}
              onChange={change}
              onFinish={(values) => void continueWithNew(values)}
            />
          </section>
        )}
      </div>
      <OrderSummary cart={cart} deliveryWay={draft.deliveryWay}>
        <Button
          type="primary"
          block
          loading={isLoading}
          onClick={() => (chosen && !isCollected ? onContinue() : form.submit())}
        >
          {t('checkout.toPayment')}
        </Button>
      </OrderSummary>
    </>
  );
}
