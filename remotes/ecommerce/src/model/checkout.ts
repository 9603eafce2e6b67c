import type { DeliveryWay, OrderAddress, OrderPayment, SavedAddress } from '../api/schemas';
import { addressKinds, banks, deliveryWays, orderPayments } from '../api/schemas/choices';
import { isDeliveryCountry } from './countries';

export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const stepPath = (step: CheckoutStep): string => `/apps/ecommerce/checkout/${step}`;

const addressFields = [
  'fullName',
  'country',
  'house',
  'landmark',
  'postcode',
  'city',
  'state',
  'phone',
] as const satisfies readonly (keyof OrderAddress)[];
export type AddressField = (typeof addressFields)[number];

const requiredFields: readonly AddressField[] = ['fullName', 'country', 'house', 'postcode', 'city', 'phone'];
const fieldsOfCollector: readonly AddressField[] = ['fullName', 'phone'];
export const fieldsFor = (way: DeliveryWay): readonly AddressField[] =>
  way === 'pickup' ? fieldsOfCollector : addressFields;

/** Numbers without a prefix are those of the country in which it is collected. */
export const countryFor = ({ country }: Pick<AddressDraft, 'country'>, way: DeliveryWay): string =>
  way === 'pickup' ? country || 'PT' : country;

export const isRequired = (field: AddressField): boolean => requiredFields.includes(field);

export type AddressDraft = Record<AddressField, string> & { kind: 'home' | 'work' };
export type Bank = (typeof banks)[number];

/** Contains no card data, so none is stored. */
export interface CheckoutDraft {
  address: AddressDraft;
  isNewAddress: boolean;
  /** The new address as it was before a saved one was chosen in its place. */
  typed: AddressDraft | undefined;
  keepsAddress: boolean;
  deliveryWay: DeliveryWay;
  paymentMethod: OrderPayment;
  bank: Bank | undefined;
}

/** Stored draft; unknown fields are dropped. */
export function readCheckoutDraft(draft: Record<string, unknown>, fullName: string): CheckoutDraft {
  return {
    address: readAddress(draft.address, fullName),
    isNewAddress: draft.isNewAddress === true,
    typed: draft.typed ? readAddress(draft.typed, fullName) : undefined,
    keepsAddress: draft.keepsAddress !== false,
    deliveryWay: deliveryWays.find((way) => way === draft.deliveryWay) ?? 'standard',
    paymentMethod: orderPayments.find((method) => method === draft.paymentMethod) ?? 'card',
    bank: banks.find((bank) => bank === draft.bank),
  };
}

function readAddress(stored: unknown, fullName: string): AddressDraft {
  const address = isFields(stored) ? stored : {};
  const text = (field: AddressField) => {
    const value = address[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: 'fullName' in address ? text('fullName') : fullName,
    country: text('country'),
    house: text('house'),
    landmark: text('landmark'),
    postcode: text('postcode'),
    city: text('city'),
    state: text('state'),
    phone: text('phone'),
    kind: addressKinds.find((kind) => kind === address.kind) ?? 'home',
  };
}

export const findBlank = (address: Pick<OrderAddress, AddressField>, way: DeliveryWay): AddressField | undefined =>
  fieldsFor(way).find((field) => field !== 'country' && isRequired(field) && !address[field]?.trim());

export const isAddressComplete = (address: AddressDraft, way: DeliveryWay = 'standard'): boolean =>
  !findBlank(address, way) && (way === 'pickup' || isDeliveryCountry(address.country));

export const toOrderAddress = (address: AddressDraft, way: DeliveryWay): AddressDraft =>
  way === 'pickup'
    ? {
        ...readAddress({}, ''),
        fullName: address.fullName,
        phone: address.phone,
        country: countryFor(address, way),
        kind: address.kind,
      }
    : address;

export const toDraft = ({ id: _id, ...address }: SavedAddress): AddressDraft => ({
  ...address,
  landmark: address.landmark ?? '',
  state: address.state ?? '',
  country: address.country ?? '',
  kind: address.kind ?? 'home',
});

const blankPlace = { house: '', landmark: '', postcode: '', city: '', state: '', phone: '' };

/** An address of the same person in another place, which is not filled in yet. */
export const elsewhere = (address: AddressDraft): AddressDraft => ({ ...address, ...blankPlace });

export const hasNoPlace = ({ house, postcode, city }: AddressDraft): boolean =>
  house === '' && postcode === '' && city === '';

export const isSameAddress = (draft: AddressDraft, saved: SavedAddress): boolean => {
  const other = toDraft(saved);
  return addressFields.every((field) => draft[field].trim() === other[field].trim());
};

/** Shown step: the requested one, or the first incomplete one before it. */
export function reachableStep(
  asked: string | null | undefined,
  address: AddressDraft,
  way: DeliveryWay = 'standard',
): CheckoutStep {
  const step = checkoutSteps.find((known) => known === asked) ?? 'cart';
  return step === 'payment' && !isAddressComplete(address, way) ? 'address' : step;
}

export const addressLines = (
  address: Pick<OrderAddress, 'fullName' | 'house' | 'landmark' | 'postcode' | 'city' | 'state'>,
  country: string,
): string[] =>
  [
    address.fullName,
    address.house,
    address.landmark,
    `${address.postcode} ${address.city}`,
    address.state,
    country,
  ].filter((line): line is string => !!line?.trim());

/** Lines of the recipient: address, or the person who collects. */
export const recipientLines = (
  address: Parameters<typeof addressLines>[0] & { phone: string },
  way: DeliveryWay,
  country: string,
) => (way === 'pickup' ? [address.fullName, address.phone] : addressLines(address, country));

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
