import { Numeric, Text, z } from '@atrium/backend';
import { couponKinds } from './choices';
import { ColorOption, Product, ProductId } from './product';

/** Product in one colour, with its stock (`left`) and `image`. */
export const CartLine = z.extend(Product, {
  color: ColorOption,
  qty: z.int(),
  /** `YYYY-MM-DD`. */
  shippingDate: z.string(),
  offers: z.int(),
  discountPercentage: z.int(),
});
export type CartLine = z.infer<typeof CartLine>;

/** `value`: amount or percentage; valid from `least` spent, up to the day `expires`. */
export const Coupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  least: z.number(),
  expires: z.nullable(z.string()),
});
export type Coupon = z.infer<typeof Coupon>;

export const GiftCard = z.object({ code: z.string(), balance: z.number() });
export type GiftCard = z.infer<typeof GiftCard>;

export const Cart = z.object({
  products: z.array(CartLine),
  coupon: z.nullable(Coupon),
  giftCard: z.nullable(GiftCard),
});
export type Cart = z.infer<typeof Cart>;

const Pieces = Numeric.check(z.gte(1), z.lte(99), z.multipleOf(1));

/** Without a colour the first available one. */
export const CartItem = z.extend(ProductId, { color: z.nullish(ColorOption), qty: z.nullish(Pieces) });
export type CartItem = z.input<typeof CartItem>;

/** Without a colour all of the product. */
export const CartPlace = z.extend(ProductId, { color: z.nullish(ColorOption) });
export type CartPlace = z.input<typeof CartPlace>;

export const CartQuantity = z.extend(CartPlace, { qty: Pieces });
export type CartQuantity = z.input<typeof CartQuantity>;

export const CodeToUse = z.object({ code: Text });
export type CodeToUse = z.input<typeof CodeToUse>;

export const CouponAnswer = z.object({ coupon: Coupon });
export type CouponAnswer = z.infer<typeof CouponAnswer>;

export const GiftCardAnswer = z.object({ giftCard: GiftCard });
export type GiftCardAnswer = z.infer<typeof GiftCardAnswer>;
