import { Id, Text, z } from '@atrium/backend';
import { addressKinds } from '../choices';

const AddressKind = z.enum(addressKinds);

/** `country` is an ISO 3166 code, or any name where a client knows no code. */
export const DeliveryAddress = z.object({
  fullName: Text,
  phone: Text,
  house: Text,
  landmark: z.nullish(z.string()),
  city: Text,
  postcode: Text,
  state: z.nullish(z.string()),
  country: z.nullish(z.string()),
  kind: z.optional(AddressKind),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;

const Blank = z.string().check(z.trim());

/** Whom an order is for, and where it goes: of one that is collected the place may be blank. */
export const OrderAddress = z.extend(DeliveryAddress, { house: Blank, city: Blank, postcode: Blank });
export type OrderAddress = z.infer<typeof OrderAddress>;

export const SavedAddress = z.extend(DeliveryAddress, { id: z.int() });
export type SavedAddress = z.infer<typeof SavedAddress>;

export const AddressList = z.object({ addresses: z.array(SavedAddress) });
export type AddressList = z.infer<typeof AddressList>;

export const AddressToSave = z.object({ address: DeliveryAddress });
export type AddressToSave = z.input<typeof AddressToSave>;

export const AddressAnswer = z.object({ address: SavedAddress });
export type AddressAnswer = z.infer<typeof AddressAnswer>;

export const AddressId = z.object({ id: Id });
export type AddressId = z.input<typeof AddressId>;
