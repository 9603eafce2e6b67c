import { Id, Numeric, Paging, Text, z } from '@atrium/backend';
import { cardBrands } from '@atrium/contract/card';
import { addressKinds, banks, deliveryWays, mailLanguages, orderPayments } from './choices';
import { ColorOption } from './product';

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

export const OrderPayment = z.enum(orderPayments);
export type OrderPayment = z.infer<typeof OrderPayment>;

export const DeliveryWay = z.enum(deliveryWays);
export type DeliveryWay = z.infer<typeof DeliveryWay>;

const KeptCard = z.object({
  brand: z.enum(cardBrands),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
});

/** The number and the three digits on its back never leave the page; `expires` is its last month, `YYYY-MM`. */
const CardToCharge = z.extend(KeptCard, {
  expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});

/** `shown`: what the buyer was shown. An order that comes to something else is refused with what it comes to now. */
export const OrderToPlace = z.object({
  address: OrderAddress,
  paymentMethod: OrderPayment,
  deliveryWay: z.nullish(DeliveryWay),
  card: z.nullish(CardToCharge),
  bank: z.nullish(z.enum(banks)),
  shown: z.nullish(z.object({ total: Numeric, due: Numeric })),
  /** That of the page, for the emails about the order. */
  language: z.nullish(z.enum(mailLanguages)),
});
export type OrderToPlace = z.input<typeof OrderToPlace>;

export const OrderTotals = z.object({
  subtotal: z.number(),
  /** The sum of the lines' discounts. */
  discount: z.number(),
  couponAmount: z.number(),
  delivery: z.number(),
  total: z.number(),
  /** The part of the total that is VAT. */
  tax: z.number(),
  giftCardAmount: z.number(),
  due: z.number(),
});
export type OrderTotals = z.infer<typeof OrderTotals>;

/** A line of the cart of which there are not as many pieces. */
const ShortLine = z.object({
  productId: z.int(),
  color: ColorOption,
  name: z.string(),
  qty: z.int(),
  left: z.int(),
});

/** The record of a refusal with 409: what an order would come to now, and what there is too little of. */
export const OrderQuote = z.object({ totals: OrderTotals, short: z.array(ShortLine) });
export type OrderQuote = z.infer<typeof OrderQuote>;

export const OrderLine = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  color: ColorOption,
  image: z.string(),
  qty: z.int(),
  /** Of one piece, before the line's discount. */
  price: z.number(),
  /** Of the line, after its discount. */
  amount: z.number(),
  discountPercentage: z.int(),
  shippingDate: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** Pieces of a line that go back, or went. */
export const ReturnedPieces = z.object({ productId: z.int(), color: ColorOption, qty: z.int() });
export type ReturnedPieces = z.infer<typeof ReturnedPieces>;

/** `giftCardAmount` is the part of it that is on the gift card again. */
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
  /** ISO 8601; absent where it goes its way. */
  cancelledAt: z.optional(z.string()),
  /** ISO 8601: since then nothing of it is kept; absent where something is. */
  returnedAt: z.optional(z.string()),
  /** The first one first; absent where all of it is kept. */
  returns: z.optional(z.array(OrderReturn)),
  /** That of the emails about it. */
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

/** Without lines all that is left of it goes back. */
export const OrderToReturn = z.extend(OrderId, {
  lines: z.nullish(z.array(z.extend(ReturnedPieces, { qty: Numeric.check(z.gte(1), z.multipleOf(1)) }))),
});
export type OrderToReturn = z.input<typeof OrderToReturn>;

/** Names of what went into the cart again, and of what is sold out. */
export const OrderedAgain = z.object({ added: z.array(z.string()), missing: z.array(z.string()) });
export type OrderedAgain = z.infer<typeof OrderedAgain>;
