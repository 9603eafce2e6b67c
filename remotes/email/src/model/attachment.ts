const safe = /^(?:data:|blob:|https?:\/\/|\/(?!\/))/i;

/** Where a file is fetched from; undefined for an address that could run something. */
export const downloadAddress = (url: string): string | undefined => (safe.test(url.trim()) ? url.trim() : undefined);

export const isPicture = (fileName: string): boolean => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(fileName);

/** What the API takes, in bytes. */
export const largestFile = 5_000_000;
