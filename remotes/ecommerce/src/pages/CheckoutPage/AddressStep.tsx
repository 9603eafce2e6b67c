import { Button, LoadingRows, useFormat, useToast } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAddressesQuery, useSaveAddressMutation } from '../../api/ordersApi';
import type { Cart, DeliveryWay, SavedAddress } from '../../api/schemas';
import { deliveryWays } from '../../api/schemas/choices';
import { Amount } from '../../components/Amount';
import { arrivalOf, lastSent } from '../../model/arrival';
import { type AddressDraft, countryFor, elsewhere, hasNoPlace, isSameAddress, toDraft } from '../../model/checkout';
import { orderTotals } from '../../model/orderTotals';
import { AddressForm } from './AddressForm';
import styles from './Checkout.module.css';
import { ChoiceCard, ChoiceGroup } from './ChoiceGroup';
import { loadAddressFormats } from './loadAddressFormats';
import { OrderSummary } from './OrderSummary';
import { SavedAddresses } from './SavedAddresses';
import type { CheckoutInHand } from './useCheckoutDraft';

interface DeliveryChoiceProps {
  cart: Cart;
  value: DeliveryWay;
  onChange: (way: DeliveryWay) => void;
}

function DeliveryChoice({ cart, value, onChange }: DeliveryChoiceProps) {
  const { t } = useTranslation('ecommerce');
  const { dateShort, dateRange } = useFormat();
  const sentOn = lastSent(cart.products);
  const daysOf = (way: DeliveryWay) => {
    if (!sentOn) return '';
    const { from, to } = arrivalOf(sentOn, way);
    return from === to ? dateShort(from) : dateRange(from, to);
  };
  return (
    <ChoiceGroup title={t('delivery.title')} value={value} onChange={onChange}>
      {deliveryWays.map((way) => {
        const { delivery } = orderTotals(cart.products, { deliveryWay: way });
        return (
          <ChoiceCard
            key={way}
            value={way}
            name={t(`delivery.${way}.name`)}
            text={t(`delivery.${way}.text`, { days: daysOf(way) })}
            note={way === 'pickup' && way === value ? t('delivery.pickup.where') : ''}
            end={delivery === 0 ? t('order.free') : <Amount value={delivery} />}
          />
        );
      })}
    </ChoiceGroup>
  );
}

interface AddressStepProps {
  cart: Cart;
  checkout: CheckoutInHand;
  onContinue: () => void;
}

/** Step 2: address and delivery. */
export function AddressStep({ cart, checkout, onContinue }: AddressStepProps) {
  const { draft, change } = checkout;
  const { t } = useTranslation('ecommerce');
  const [form] = Form.useForm<AddressDraft>();
  const { data, isError } = useGetAddressesQuery();
  // If saved addresses cannot be loaded, one is typed.
  const saved = data ?? (isError ? [] : undefined);
  const { address } = draft;
  const isCollected = draft.deliveryWay === 'pickup';
  const isProposing = useProposedAddress(checkout, saved);
  const isReady = saved !== undefined && !isProposing;
  const chosen = draft.isNewAddress ? undefined : saved?.find((other) => isSameAddress(address, other));
  const { continueWithNew, isLoading } = useNewAddress(checkout, onContinue);

  return (
    <>
      <div className={styles.parts}>
        <DeliveryChoice cart={cart} value={draft.deliveryWay} onChange={(deliveryWay) => change({ deliveryWay })} />
        {!isCollected && saved && saved.length > 0 && (
          <AddressChoice checkout={checkout} addresses={saved} chosen={chosen} />
        )}
        {!isReady && <LoadingRows rows={3} />}
        {isReady && (isCollected || !chosen) && (
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
          loading={isLoading || !isReady}
          onClick={() => (chosen && !isCollected ? onContinue() : form.submit())}
        >
          {t('checkout.toPayment')}
        </Button>
      </OrderSummary>
    </>
  );
}

function useNewAddress({ draft, change }: CheckoutInHand, onContinue: () => void) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [saveAddress, { isLoading }] = useSaveAddressMutation();
  const { address } = draft;
  const continueWithNew = async (values: AddressDraft) => {
    const formats = await loadAddressFormats();
    const country = values.country ?? countryFor(address, draft.deliveryWay);
    const phone = formats?.toInternational(values.phone, country) ?? values.phone;
    const written = { ...address, ...values, phone };
    const filled = { ...written, postcode: formats?.toPostcode(written.postcode, country) ?? written.postcode };
    if (draft.deliveryWay === 'pickup' || !draft.keepsAddress) {
      change({ address: filled });
      return onContinue();
    }
    const { error } = await saveAddress(filled);
    if (error) toast.error(t('address.notSaved'));
    change({ address: filled, isNewAddress: !!error, typed: undefined });
    onContinue();
  };
  return { continueWithNew, isLoading };
}

function useProposedAddress({ draft, change }: CheckoutInHand, saved: readonly SavedAddress[] | undefined) {
  const [latest] = saved ?? [];
  const isProposing = latest !== undefined && hasNoPlace(draft.address) && !draft.isNewAddress;
  useEffect(() => {
    if (latest && isProposing) change({ address: toDraft(latest) });
  });
  return isProposing;
}

interface AddressChoiceProps {
  checkout: CheckoutInHand;
  addresses: readonly SavedAddress[];
  chosen: SavedAddress | undefined;
}

/** A saved address or a new one; the typed one is kept while a saved one is chosen. */
function AddressChoice({ checkout: { draft, change }, addresses, chosen }: AddressChoiceProps) {
  const { address } = draft;
  return (
    <SavedAddresses
      addresses={addresses}
      chosen={chosen?.id}
      onChoose={(other) =>
        change({
          ...(draft.isNewAddress || !chosen ? { typed: address } : {}),
          address: toDraft(other),
          isNewAddress: false,
        })
      }
      onNew={() => change({ address: draft.typed ?? elsewhere(address), isNewAddress: true })}
    />
  );
}
