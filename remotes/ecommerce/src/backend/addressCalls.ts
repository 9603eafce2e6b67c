import { answerCall, type BackendCall, created, Done, desc, done, ok, rejectField, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import {
  AddressAnswer,
  AddressId,
  AddressList,
  AddressToSave,
  type DeliveryWay,
  type OrderAddress,
} from '../api/schemas';
import { findBlank } from '../model/checkout';
import { addressesTable, isOwnedBy, ownedBy, ownerOf } from './tables';

const subject = 'Product';

/** Rejection of fields missing for the delivery; null if complete. */
export function rejectBlank(address: OrderAddress, way: DeliveryWay) {
  const field = findBlank(address, way);
  return field && rejectField(field, 'This is needed to deliver the order.', 'required');
}

/** Rejection of formats of the country; null if valid. */
export async function rejectFormats(address: OrderAddress, way: DeliveryWay = 'standard') {
  const { findFormatIssue } = await import('../model/addressFormats');
  const field = findFormatIssue(address, way);
  return field && rejectField(field, 'This has not the format of the country.', 'format');
}

/** An address with its postcode as its country writes it. */
export async function toWrittenAddress<Address extends Pick<OrderAddress, 'country' | 'postcode'>>(
  address: Address,
): Promise<Address> {
  const { toPostcode } = await import('../model/addressFormats');
  return { ...address, postcode: toPostcode(address.postcode, address.country ?? '') };
}

export const addressCalls: BackendCall[] = [
  answerCall(calls.getAddresses, {
    summary: 'One’s own addresses, the latest first',
    answer: AddressList,
    subject,
    async handle(store, { user }) {
      const own = await store.table(addressesTable).find({ where: ownedBy(user), orderBy: [desc('id')] });
      return ok({ addresses: own.map(({ owner: _owner, ...address }) => address) });
    },
  }),
  answerCall(calls.saveAddress, {
    summary: 'Keep an address for the next order',
    notes: 'Phone and postcode are held against the formats of the country, where its ISO code is given.',
    envelope: 'address',
    input: AddressToSave,
    answer: AddressAnswer,
    subject,
    success: [201],
    async handle(store, { input: { address }, user }) {
      const rejection = await rejectFormats(address);
      if (rejection) return rejection;
      const addresses = store.table(addressesTable);
      const saved = { ...(await toWrittenAddress(address)), id: await addresses.nextId() };
      await addresses.put({ ...saved, owner: ownerOf(user) });
      return created({ address: saved });
    },
  }),
  answerCall(calls.removeAddress, {
    summary: 'Forget an address; orders that went there keep it',
    input: AddressId,
    answer: Done,
    subject,
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const address = await store.table(addressesTable).get(id);
      if (!address || !isOwnedBy(user)(address)) return unknown('address');
      await store.bin(addressesTable, id);
      return done();
    },
  }),
];
