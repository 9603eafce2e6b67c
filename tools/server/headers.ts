/** Headers of every answer. */
export const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Headers of the page, beside its content security policy. */
export const everyPage = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For files whose name, or whose folder's name, says what is in them. */
export const immutable = 'public, max-age=31536000, immutable';

/** For files that keep their name when they change. */
export const revalidated = 'public, max-age=86400';
