import { Id, Numeric, Paging, Text, z } from '@atrium/backend';
import { cardBrands } from '@atrium/contract/card';
import { addressKinds, banks, deliveryWays, mailLanguages, orderPayments } from './choices';
import { ColorOption } from './product';

const AddressKind = z.enum(addressKinds);

/** `country`: ISO 3166 code, or any name from clients without codes. */
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

/** Recipient and address; the address may be empty for collected orders. */
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

export const OrderPayment = z.enum(orderPayments);
export type OrderPayment = z.infer<typeof OrderPayment>;

export const DeliveryWay = z.enum(deliveryWays);
export type DeliveryWay = z.infer<typeof DeliveryWay>;

const KeptCard = z.object({
  brand: z.enum(cardBrands),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
});

/** Number and security code never leave the page; `expires` is its last month, `YYYY-MM`. */
const CardToCharge = z.extend(KeptCard, {
  expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});

/** `shown`: total that the buyer saw. If the total differs, the order is rejected with the current one. */
export const OrderToPlace = z.object({
  address: OrderAddress,
  paymentMethod: OrderPayment,
  deliveryWay: z.nullish(DeliveryWay),
  card: z.nullish(CardToCharge),
  bank: z.nullish(z.enum(banks)),
  shown: z.nullish(z.object({ total: Numeric, due: Numeric })),
  /** Page language, for the emails about the order. */
  language: z.nullish(z.enum(mailLanguages)),
});
export type OrderToPlace = z.input<typeof OrderToPlace>;

export const OrderTotals = z.object({
  subtotal: z.number(),
  discount: z.number(),
  couponAmount: z.number(),
  delivery: z.number(),
  total: z.number(),
  tax: z.number(),
  giftCardAmount: z.number(),
  due: z.number(),
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** Cart line with too little stock. */
const ShortLine = z.object({
  productId: z.int(),
  color: ColorOption,
  name: z.string(),
  qty: z.int(),
  left: z.int(),
});

/** Record of a 409 rejection: the current total, and lines with too little stock. */
export const OrderQuote = z.object({ totals: OrderTotals, short: z.array(ShortLine) });
export type OrderQuote = z.infer<typeof OrderQuote>;

export const OrderLine = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  color: ColorOption,
  image: z.string(),
  qty: z.int(),
  /** Per piece, before the line's discount. */
  price: z.number(),
  /** Of the line, after its discount. */
  amount: z.number(),
  discountPercentage: z.int(),
  shippingDate: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const ReturnedPieces = z.object({ productId: z.int(), color: ColorOption, qty: z.int() });
export type ReturnedPieces = z.infer<typeof ReturnedPieces>;

/** `giftCardAmount`: part refunded to the gift card. */
export const OrderReturn = z.object({
  at: z.string(),
  lines: z.array(ReturnedPieces),
  amount: z.number(),
  giftCardAmount: z.number(),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

export const Order = z.extend(OrderTotals, {
  id: z.int(),
  time: z.string(),
  address: OrderAddress,
  paymentMethod: OrderPayment,
  deliveryWay: DeliveryWay,
  card: z.nullable(KeptCard),
  bank: z.nullable(z.string()),
  coupon: z.nullable(z.string()),
  giftCard: z.nullable(z.string()),
  lines: z.array(OrderLine),
  /** ISO 8601; absent if it is active. */
  cancelledAt: z.optional(z.string()),
  /** ISO 8601 of the complete return; absent before. */
  returnedAt: z.optional(z.string()),
  /** In order; absent without returns. */
  returns: z.optional(z.array(OrderReturn)),
  language: z.optional(z.enum(mailLanguages)),
});
export type Order = z.infer<typeof Order>;

export const OrderAnswer = z.object({ order: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

export const OrderPage = z.object({ orders: z.array(Order), total: z.int() });
export type OrderPage = z.infer<typeof OrderPage>;

export const OrderQuery = Paging;
export type OrderQuery = z.input<typeof OrderQuery>;

export const OrderId = z.object({ id: Id });
export type OrderId = z.input<typeof OrderId>;

/** Without lines everything left is returned. */
export const OrderToReturn = z.extend(OrderId, {
  lines: z.nullish(z.array(z.extend(ReturnedPieces, { qty: Numeric.check(z.gte(1), z.multipleOf(1)) }))),
});
export type OrderToReturn = z.input<typeof OrderToReturn>;

export const OrderedAgain = z.object({ added: z.array(z.string()), missing: z.array(z.string()) });
export type OrderedAgain = z.infer<typeof OrderedAgain>;
