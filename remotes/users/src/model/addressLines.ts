import type { UserAddress } from '../api/schemas';

/** An address as it is written on a letter; without what is not known. */
export function addressLines(address: UserAddress | undefined): string[] {
  if (!address) return [];
  const { line1, line2, postcode, city, state, country } = address;
  return [line1, line2, [postcode, city].filter(Boolean).join(' '), [state, country].filter(Boolean).join(', ')].filter(
    Boolean,
  );
}
