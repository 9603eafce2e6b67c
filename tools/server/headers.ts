export const everyResponse = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

export const everyPage = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For files whose path changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For files that keep their path when they change. */
export const revalidated = 'public, max-age=86400';
