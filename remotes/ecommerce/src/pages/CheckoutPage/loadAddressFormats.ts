type AddressFormats = typeof import('../../model/addressFormats');

/** Formats of all countries, loaded on demand; undefined on failure, because the order is checked as well. */
export const loadAddressFormats = (): Promise<AddressFormats | undefined> =>
  import('../../model/addressFormats').catch(() => undefined);
