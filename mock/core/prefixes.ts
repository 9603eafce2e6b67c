/** The paths that each of the product's apps answers under. */
export const productPrefixes = {
  auth: ['/jwt'],
  frame: ['/apps/counts', '/apps/restore', '/api/bookmarks', '/api/notifications', '/api/files', '/misc'],
  search: ['/api/main-search', '/api/autocomplete', '/api/datatables'],
  email: ['/apps/email'],
  chat: ['/apps/chat'],
  todo: ['/apps/todo'],
  calendar: ['/apps/calendar'],
  users: ['/apps/users', '/api/users'],
  invoices: ['/apps/invoice', '/api/invoice'],
  ecommerce: ['/apps/ecommerce'],
  account: ['/account-setting'],
  profile: ['/profile'],
  help: ['/faq', '/pricing'],
  blog: ['/blog'],
  cards: ['/card'],
} as const satisfies Record<string, readonly string[]>;

export type ProductAppId = keyof typeof productPrefixes;

const isProductApp = (id: string): id is ProductAppId => Object.hasOwn(productPrefixes, id);

export const productAppIds: readonly ProductAppId[] = Object.keys(productPrefixes).filter(isProductApp);
