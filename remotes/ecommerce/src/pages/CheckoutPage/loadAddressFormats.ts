type AddressFormats = typeof import('../../model/addressFormats');

/** The formats of all countries, on demand; undefined where they cannot be had: the order is checked against them too. */
export const loadAddressFormats = (): Promise<AddressFormats | undefined> =>
  import('../../model/addressFormats').catch(() => undefined);
