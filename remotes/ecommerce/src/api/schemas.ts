import { Filter, Id, Numeric, Paging, Text, z } from 'shared/backend';
import { addressKinds, orderPayments, productSorts } from './choices';

export const ProductCategory = z.enum([
  'Cameras',
  'Audio',
  'Lighting',
  'Computers',
  'Tablets',
  'Storage',
  'Furniture',
  'Books',
  'Stationery',
  'Accessories',
]);
export type ProductCategory = z.infer<typeof ProductCategory>;

const Stored = {
  id: z.int(),
  name: z.string(),
  /** Ends in `-<id>`. */
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  category: ProductCategory,
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** 1 to 5. */
  rating: z.number(),
};

export const Product = z.object({ ...Stored, isInWishlist: z.boolean(), isInCart: z.boolean() });
export type Product = z.infer<typeof Product>;

export const ColorOption = z.enum(['accent', 'green', 'amber', 'red', 'blue', 'teal', 'plum']);
export type ColorOption = z.infer<typeof ColorOption>;

export const ProductDetail = z.extend(Product, { colorOptions: z.array(ColorOption) });
export type ProductDetail = z.infer<typeof ProductDetail>;

export const CartLine = z.extend(Product, {
  qty: z.int(),
  /** `YYYY-MM-DD`. */
  shippingDate: z.string(),
  offers: z.int(),
  discountPercentage: z.int(),
});
export type CartLine = z.infer<typeof CartLine>;

export const WishlistEntry = z.object({ id: z.int(), productId: z.int() });
export type WishlistEntry = z.infer<typeof WishlistEntry>;

export const CartEntry = z.object({ id: z.int(), productId: z.int(), qty: z.int() });
export type CartEntry = z.infer<typeof CartEntry>;

export const ProductSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof ProductSort>;

/** `brand` and `category` may be given more than once; `rating` is the least. */
export const ProductQuery = z.extend(Paging, {
  q: Filter,
  sortBy: Filter,
  priceMin: z.nullish(Numeric),
  priceMax: z.nullish(Numeric),
  brand: z.nullish(z.array(z.string())),
  category: z.nullish(z.array(z.string())),
  rating: z.nullish(Numeric),
});
export type ProductQuery = z.input<typeof ProductQuery>;

export const ProductPage = z.object({
  products: z.array(Product),
  total: z.int(),
  userWishlist: z.array(WishlistEntry),
  userCart: z.array(CartEntry),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** What the filters of the shop offer, with how many products each holds. */
export const ProductFacets = z.object({
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  categories: z.array(z.object({ name: ProductCategory, count: z.int() })),
  ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
  price: z.object({ min: z.number(), max: z.number() }),
});
export type ProductFacets = z.infer<typeof ProductFacets>;

export const ProductAnswer = z.object({ product: ProductDetail });
export type ProductAnswer = z.infer<typeof ProductAnswer>;

export const Wishlist = z.object({ products: z.array(Product) });
export type Wishlist = z.infer<typeof Wishlist>;

export const Cart = z.object({ products: z.array(CartLine) });
export type Cart = z.infer<typeof Cart>;

export const ProductId = z.object({ productId: Id });
export type ProductId = z.input<typeof ProductId>;

/** The id, or the whole slug. */
export const ProductSlug = z.object({ id: z.string() });
export type ProductSlug = z.input<typeof ProductSlug>;

export const CartQuantity = z.extend(ProductId, { qty: Numeric.check(z.gte(1), z.lte(99), z.multipleOf(1)) });
export type CartQuantity = z.input<typeof CartQuantity>;

export const AddressKind = z.enum(addressKinds);

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

export const OrderPayment = z.enum(orderPayments);
export type OrderPayment = z.infer<typeof OrderPayment>;

export const OrderToPlace = z.object({
  address: DeliveryAddress,
  paymentMethod: OrderPayment,
});
export type OrderToPlace = z.input<typeof OrderToPlace>;

export const OrderLine = z.object({
  productId: z.int(),
  name: z.string(),
  qty: z.int(),
  /** Of one piece, before the line's discount. */
  price: z.number(),
  /** Of the line, after its discount. */
  amount: z.number(),
  discountPercentage: z.int(),
  shippingDate: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.object({
  id: z.int(),
  time: z.string(),
  address: DeliveryAddress,
  paymentMethod: OrderPayment,
  lines: z.array(OrderLine),
  subtotal: z.number(),
  discount: z.number(),
  delivery: z.number(),
  total: z.number(),
});
export type Order = z.infer<typeof Order>;

export const OrderAnswer = z.object({ order: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;
