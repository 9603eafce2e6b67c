import type { CartLine, ColorOption } from '../api/schemas';

export const placeOf = ({ id, color }: Pick<CartLine, 'id' | 'color'>): { productId: number; color: ColorOption } => ({
  productId: id,
  color,
});

export const isShort = ({ qty, left }: Pick<CartLine, 'qty' | 'left'>): boolean => qty > left;

export const maxPieces = 99;

const fewPieces = 5;

export type Availability = 'soldOut' | 'few' | 'inStock';

export function availabilityOf(left: number): Availability {
  if (left <= 0) return 'soldOut';
  return left <= fewPieces ? 'few' : 'inStock';
}
