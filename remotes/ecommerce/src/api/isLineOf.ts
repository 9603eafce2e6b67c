import type { CartLine, ColorOption } from './schemas';

/** Where a line of a cart is: each colour of a product is a line of its own. */
interface LinePlace {
  productId: number | string;
  color?: ColorOption | null;
}

/** Is it the line of that place? Without a colour every line of the product is. */
export const isLineOf = (line: Pick<CartLine, 'id' | 'color'>, { productId, color }: LinePlace): boolean =>
  line.id === Number(productId) && (!color || line.color === color);
