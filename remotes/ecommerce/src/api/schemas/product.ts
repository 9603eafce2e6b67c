import { Filter, Id, Numeric, Paging, Text, z } from '@atrium/backend';
import { PictureAddress } from '@atrium/backend/account';
import { colorNames, productCategories, productSorts, reviewSorts } from './choices';

export const ReviewSort = z.enum(reviewSorts);
export type ReviewSort = z.infer<typeof ReviewSort>;

export const Review = z.object({
  id: z.int(),
  name: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  at: z.string(),
  isOwn: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/** `rating`: only reviews with this number of stars. */
export const ReviewQuery = z.extend(Paging, { productId: Id, sortBy: Filter, rating: z.nullish(Numeric) });
export type ReviewQuery = z.input<typeof ReviewQuery>;

/** `total`: matches; `average` and `counts` (by stars from one to five): all reviews. */
export const ReviewPage = z.object({
  reviews: z.array(Review),
  total: z.int(),
  average: z.number(),
  counts: z.array(z.int()),
  own: z.nullable(Review),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

export const ReviewToWrite = z.object({
  productId: Id,
  rating: Numeric.check(z.gte(1), z.lte(5), z.multipleOf(1)),
  text: Text.check(z.maxLength(2000)),
});
export type ReviewToWrite = z.input<typeof ReviewToWrite>;

export const ReviewOf = z.object({ productId: Id });
export type ReviewOf = z.input<typeof ReviewOf>;

export const ReviewAnswer = z.object({ review: Review });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const ProductCategory = z.enum(productCategories);
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
  /** 1 to 5: average of reviews, with one decimal. */
  rating: z.number(),
  reviewCount: z.int(),
};

/** `left`: stock of all colours. */
export const Product = z.object({ ...Stored, left: z.int(), isInWishlist: z.boolean(), isInCart: z.boolean() });
export type Product = z.infer<typeof Product>;

export const ColorOption = z.enum(colorNames);
export type ColorOption = z.infer<typeof ColorOption>;

/** Colour of a product: stock and pictures, main one first. */
export const ProductColor = z.object({ color: ColorOption, left: z.int(), pictures: z.array(z.string()) });
export type ProductColor = z.infer<typeof ProductColor>;

export const ProductDetail = z.extend(Product, {
  colorOptions: z.array(ColorOption),
  colors: z.array(ProductColor),
  awaited: z.array(ColorOption),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const WishlistEntry = z.object({ id: z.int(), productId: z.int() });
export type WishlistEntry = z.infer<typeof WishlistEntry>;

const CartEntry = z.object({ id: z.int(), productId: z.int(), qty: z.int() });

export const ProductSort = z.enum(productSorts);
export type ProductSort = z.infer<typeof ProductSort>;

/** `brand`, `category` and `id` may repeat; `rating` is the minimum; `stock`: `in` for available ones. */
export const ProductQuery = z.extend(Paging, {
  q: Filter,
  sortBy: Filter,
  priceMin: z.nullish(Numeric),
  priceMax: z.nullish(Numeric),
  brand: z.nullish(z.array(z.string())),
  category: z.nullish(z.array(z.string())),
  id: z.nullish(z.array(Id)),
  rating: z.nullish(Numeric),
  stock: Filter,
});
export type ProductQuery = z.input<typeof ProductQuery>;

export const ProductPage = z.object({
  products: z.array(Product),
  total: z.int(),
  userWishlist: z.array(WishlistEntry),
  userCart: z.array(CartEntry),
});
export type ProductPage = z.infer<typeof ProductPage>;

export const ProductFacets = z.object({
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  categories: z.array(z.object({ name: ProductCategory, count: z.int() })),
  ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
  price: z.object({ min: z.number(), max: z.number() }),
  inStock: z.int(),
});
export type ProductFacets = z.infer<typeof ProductFacets>;

export const ProductAnswer = z.object({ product: ProductDetail });
export type ProductAnswer = z.infer<typeof ProductAnswer>;

export const Wishlist = z.object({ products: z.array(Product) });
export type Wishlist = z.infer<typeof Wishlist>;

export const ProductId = z.object({ productId: Id });
export type ProductId = z.input<typeof ProductId>;

export const ProductPlace = z.extend(ProductId, { color: ColorOption });
export type ProductPlace = z.input<typeof ProductPlace>;

export const ProductSlug = z.object({ id: z.string() });
export type ProductSlug = z.input<typeof ProductSlug>;

/** A product as a row of a table has it: in one colour, with its stock. */
export const ProductToImport = z.object({
  name: Text.check(z.maxLength(120)),
  brand: Text.check(z.maxLength(80)),
  category: ProductCategory,
  price: z.number().check(z.gte(0.01), z.lte(1_000_000), z.multipleOf(0.01)),
  description: z.nullish(z.string().check(z.trim(), z.maxLength(2000))),
  /** Blue by default. */
  color: z.nullish(ColorOption),
  left: z.nullish(z.int().check(z.gte(0), z.lte(1_000_000))),
  image: z.nullish(PictureAddress),
  hasFreeShipping: z.nullish(z.boolean()),
});
export type ProductToImport = z.input<typeof ProductToImport>;
