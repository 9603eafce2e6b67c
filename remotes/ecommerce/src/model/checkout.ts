import { orderPayments } from '../api/choices';
import type { DeliveryAddress, OrderPayment } from '../api/schemas';

export const checkoutSteps = ['cart', 'address', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The fields of the address in the order of the form. */
export const addressFields = [
  'fullName',
  'phone',
  'house',
  'landmark',
  'postcode',
  'city',
  'state',
  'country',
] as const satisfies readonly (keyof DeliveryAddress)[];
export type AddressField = (typeof addressFields)[number];

const requiredFields: readonly AddressField[] = ['fullName', 'phone', 'house', 'postcode', 'city'];
export const isRequired = (field: AddressField): boolean => requiredFields.includes(field);

export type AddressDraft = Record<AddressField, string> & { kind: 'home' | 'work' };

/** What one has filled in so far. */
export interface CheckoutDraft {
  address: AddressDraft;
  paymentMethod: OrderPayment;
}

/** Reads what was kept of a draft. What cannot be read is as if it had not been filled in. */
export function readCheckoutDraft(kept: string | null, fullName: string): CheckoutDraft {
  const draft = parseObject(kept);
  const address = toObject(draft.address);
  const text = (field: AddressField) => {
    const value = address[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    address: {
      fullName: 'fullName' in address ? text('fullName') : fullName,
      phone: text('phone'),
      house: text('house'),
      landmark: text('landmark'),
      postcode: text('postcode'),
      city: text('city'),
      state: text('state'),
      country: text('country'),
      kind: address.kind === 'work' ? 'work' : 'home',
    },
    paymentMethod: orderPayments.find((method) => method === draft.paymentMethod) ?? 'card',
  };
}

export const isAddressComplete = (address: AddressDraft): boolean =>
  requiredFields.every((field) => address[field].trim() !== '');

/** The step that is shown: the one asked for, or the first that has to be done before it. */
export function reachableStep(asked: string | null, address: AddressDraft): CheckoutStep {
  const step = checkoutSteps.find((known) => known === asked) ?? 'cart';
  return step === 'payment' && !isAddressComplete(address) ? 'address' : step;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return toObject(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
