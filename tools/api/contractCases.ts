/** A call as a client makes it, in one line. */
export interface ContractCase {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  /** Parameters of GET and DELETE. */
  params?: Record<string, unknown>;
  body?: unknown;
  /** Made by the client of this address in place of the admin. */
  as?: 'client' | 'nobody' | 'liar';
  status: number;
}

type Rest = Partial<Pick<ContractCase, 'params' | 'body' | 'as' | 'status'>>;

const get = (url: string, params?: Record<string, unknown>, status = 200): ContractCase => ({
  method: 'GET',
  url,
  params,
  status,
});
const post = (url: string, body: unknown, status = 200): ContractCase => ({ method: 'POST', url, body, status });
const remove = (url: string, params?: Record<string, unknown>, status = 200): ContractCase => ({
  method: 'DELETE',
  url,
  params,
  status,
});
const as = (who: NonNullable<Rest['as']>, call: ContractCase, status: number): ContractCase => ({
  ...call,
  as: who,
  status,
});

const lists = [[], ['Family'], ['Family', 'ETC'], null, 'Family', ['Family', null]];
const task = { title: 'A task', tags: ['team', 'high'], dueDate: '2026-12-01', assignee: { fullName: 'Kofi Mensah' } };
const event = {
  title: 'An event',
  start: '2026-12-01T10:00:00Z',
  end: '2026-12-01T11:00:00Z',
  extendedProps: { calendar: 'ETC' },
};
const user = { fullName: 'Ann Archer', username: 'ann', email: 'ann@example.com', role: 'editor' };
const invoice = {
  client: { name: 'Ann' },
  issuedDate: '2026-11-20',
  dueDate: '2026-12-04',
  items: [{ service: 'Words', cost: 0.1, qty: 3 }],
};
const address = { fullName: 'Ann', phone: '1', house: '2', city: 'Bonn', postcode: '53111' };
const periods = [undefined, 'Last 28 Days', 'Last Month', 'Last Year'];

const analytics = [
  'support-tracker',
  'avg-sessions',
  'revenue-report',
  'goal-overview',
  'revenue',
  'product-orders',
  'sessions-device',
  'customers',
];
const statistics = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
];
const overview = [
  'congratulations',
  'statistics',
  'earnings',
  'sales-radar',
  'meetup',
  'companies',
  'browser-states',
  'transactions',
  'timeline',
  'review-queue',
];

/** Made one after the other through each door; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  post('/jwt/login', { email: 'admin@demo.com', password: 'wrong' }, 400),
  post('/jwt/login', { email: 'admin@demo.com' }, 400),
  post('/jwt/refresh-token', { refreshToken: 'x' }, 401),
  post('/jwt/register', { email: 'admin@demo.com', username: 'new', password: 'x' }),
  post('/jwt/register', { email: 'x' }, 400),
  post('/jwt/forgot-password', { email: 'nobody@example.com' }),
  post('/jwt/reset-password', { token: 'x', password: 'y' }, 400),

  get('/apps/counts'),
  as('nobody', get('/apps/counts'), 200),
  as('liar', get('/apps/counts'), 401),
  get('/api/bookmarks/data'),
  post('/api/bookmarks/update', { id: 3 }),
  post('/api/bookmarks/update', { id: 4711 }, 404),
  post('/api/bookmarks/reorder', { ids: [6, 5] }),
  get('/api/notifications'),
  post('/api/notifications/read', { ids: [3, '4'] }),
  post('/api/notifications/read', undefined),
  post('/api/notifications/settings', { isSystemOn: false }),
  post('/api/files', { fileName: 'a.txt', content: 'SGVsbG8=' }, 201),
  post('/api/files', { fileName: 'a.txt', content: '?' }, 400),
  post('/misc/notify', { email: 'ann@example.com' }, 201),

  get('/api/main-search/data'),
  get('/api/main-search/data', { q: 'fog' }),
  as('client', get('/api/main-search/data', { q: 'amira' }), 200),
  get('/api/autocomplete/data'),
  get('/api/datatables/initial-data'),
  get('/api/datatables/data', { q: 'a', perPage: 7, page: 2, sortBy: 'salary', sortDir: 'desc' }),
  get('/api/datatables/data', { q: null, perPage: '3', allData: 0 }),

  get('/apps/email/emails'),
  get('/apps/email/emails', { folder: '', label: 'company', page: 1, perPage: 3 }),
  get('/apps/email/emails', { folder: 'starred', summary: 1 }),
  get('/apps/email/emails', { folder: null, q: null, label: null }),
  get('/apps/email/emails', { page: 'x' }, 400),
  as('client', get('/apps/email/emails'), 403),
  get('/apps/email/get-email', { id: 40 }),
  get('/apps/email/get-email', { id: 4711 }, 404),
  get('/apps/email/get-email', {}, 400),
  get('/apps/email/paginate-email', { emailId: 40, dir: 'next' }),
  get('/apps/email/paginate-email', { emailId: 43, dir: 'next' }, 404),
  post('/apps/email/update-emails', { emailIds: [40, 41], dataToUpdate: { folder: 'trash', isRead: true } }),
  post('/apps/email/update-emails', { emailIds: [], dataToUpdate: {} }),
  post('/apps/email/update-emails', { emailIds: null, dataToUpdate: {} }, 400),
  post('/apps/email/update-emails-label', { emailIds: [39], label: 'private' }),
  post('/apps/email/send-email', { to: [{ email: 'kofi.mensah@example.com' }], subject: 'Hi', inReplyTo: 42 }, 201),
  post('/apps/email/send-email', { subject: 'Hi' }, 400),
  post('/apps/email/save-draft', { subject: 'Half a th' }, 201),
  post('/apps/email/save-draft', { id: 45, message: '<p>ought</p>', isSending: true }),
  post('/apps/email/save-draft', { id: 1 }, 404),
  post('/apps/email/delete-emails', { emailIds: [40, 42] }),
  post('/apps/restore', { kind: 'email', ids: [40] }),
  get('/apps/email/recipients', { q: 'be' }),
  get('/apps/email/get-email', { id: 42, folder: 'inbox' }),

  get('/apps/chat/chats-and-contacts'),
  get('/apps/chat/users/profile-user'),
  post('/apps/chat/users/profile-user', { status: 'away', about: 'Reading' }),
  get('/apps/chat/get-chat', { id: 8 }),
  get('/apps/chat/get-chat', { id: 1, limit: 3 }),
  get('/apps/chat/get-chat', { id: 4 }),
  get('/apps/chat/get-chat', { id: 4711 }, 404),
  post('/apps/chat/send-msg', { obj: { contact: { id: 4 }, message: 'Hello' } }, 201),
  post('/apps/chat/send-msg', { obj: { contact: { id: '4' }, message: 'Again' } }, 201),
  post('/apps/chat/send-msg', { obj: { contact: { id: 4 }, message: ' ' } }, 400),
  post(
    '/apps/chat/send-msg',
    {
      obj: { contact: { id: 4 }, message: '', picture: { url: 'data:image/png;base64,iVBORw0=', width: 2, height: 1 } },
    },
    201,
  ),
  get('/apps/chat/media', { contactId: 4 }),
  get('/apps/chat/media', { contactId: 4711 }, 404),
  post('/apps/chat/send-msg', { obj: { contact: { id: 99 }, message: 'x' } }, 404),
  post('/apps/chat/mute', { contactId: 3, isMuted: true }),
  post('/apps/chat/block', { contactId: 3, isBlocked: true }),
  post('/apps/chat/send-msg', { obj: { contact: { id: 3 }, message: 'x' } }, 400),
  post('/apps/chat/tag', { contactId: 3, tags: ['one', 'two'] }),
  post('/apps/chat/clear', { contactId: 4 }),
  post('/apps/chat/delete-contact', { contactId: 3 }),
  post('/apps/chat/restore-contact', { contactId: 3 }),
  post('/apps/chat/restore-contact', { contactId: 3 }, 404),
  get('/apps/chat/search', { q: 'tram' }),

  get('/apps/todo/tasks'),
  get('/apps/todo/tasks', { filter: 'important', tag: 'high', sortBy: 'due-date', q: 'a' }),
  get('/apps/todo/tasks', { sortBy: 'title-asc', page: 2, perPage: 5 }),
  post('/apps/todo/add-tasks', { task }, 201),
  post('/apps/todo/add-tasks', { task: { ...task, tags: [] } }, 201),
  post('/apps/todo/add-tasks', { task: { ...task, tags: null } }, 201),
  post('/apps/todo/add-tasks', { task: {} }, 400),
  post('/apps/todo/update-task', { task: { id: 31, isCompleted: true, dueDate: null } }),
  post('/apps/todo/update-task', { task: { id: 4711 } }, 404),
  remove('/apps/todo/delete-task', { taskId: 31 }),
  remove('/apps/todo/delete-task', { taskId: 4711 }, 404),
  remove('/apps/todo/delete-task', {}, 400),
  post('/apps/todo/empty-bin', { taskIds: [31] }),
  post('/apps/todo/reorder-tasks', { taskIds: [3, 1, 2] }),

  ...lists.map((calendars) => get('/apps/calendar/events', { calendars })),
  get('/apps/calendar/events', { calendars: 'Family,Holiday' }),
  post('/apps/calendar/add-event', { event }, 201),
  post('/apps/calendar/add-event', { event: { ...event, end: '2026-11-01' } }, 400),
  post('/apps/calendar/update-event', { event: { id: 19, title: 'Renamed' } }),
  post('/apps/calendar/update-event', { event: { id: 4711 } }, 404),
  remove('/apps/calendar/remove-event', { id: 19 }),
  remove('/apps/calendar/remove-event', { id: 19 }, 404),
  post('/apps/restore', { kind: 'event', ids: [19, 4711] }),

  get('/api/users/list/all-data'),
  get('/api/users/list/data', { q: 'an', role: 'author', page: 1, perPage: 5, sortBy: 'fullName', sortDir: 'desc' }),
  get('/api/users/list/data', { role: '', currentPlan: null, status: 'active' }),
  get('/api/users/user', { id: 3 }),
  get('/api/users/user', { id: 4711 }, 404),
  get('/api/users/roles'),
  post('/apps/users/add-user', user, 201),
  post('/apps/users/add-user', user, 400),
  post('/apps/users/add-user', {}, 400),
  post('/apps/users/update-user', { id: 133, address: { city: 'Bonn' }, social: { github: 'x' } }),
  get('/api/users/timeline', { id: 133 }),
  post('/apps/users/update-many', { ids: [5, 1], dataToUpdate: { status: 'inactive' } }),
  post('/apps/users/update-many', { dataToUpdate: {} }, 400),
  post('/apps/users/delete-many', { filter: { q: 'archer', role: null } }),
  remove('/apps/users/delete', { id: 6 }),
  remove('/apps/users/delete', { id: 1 }, 400),
  post('/apps/restore', { kind: 'user', ids: [6, 133] }),
  as('client', get('/api/users/list/data'), 403),

  get('/apps/invoice/invoices'),
  get('/apps/invoice/invoices', { q: 'weber', status: 'paid', allData: 0, sortBy: 'total', page: 1, perPage: 2 }),
  get('/apps/invoice/invoices', { email: 'OFFICE@weber-partner.example' }),
  get('/api/invoice/invoices/5036'),
  get('/api/invoice/invoices/1', {}, 404),
  get('/api/invoice/clients'),
  post('/apps/invoice/add-invoice', { invoice }, 201),
  post('/apps/invoice/add-invoice', { invoice: { ...invoice, items: [] } }, 400),
  post('/apps/invoice/update-invoice', { invoice: { id: 5036, tax: 20 } }),
  post('/apps/invoice/send', { id: 5036 }),
  post('/apps/invoice/add-payment', { id: 5036, amount: 100 }),
  post('/apps/invoice/add-payment', { id: 5036, amount: 1e9 }, 400),
  remove('/apps/invoice/delete', { id: 5039 }),
  post('/apps/restore', { kind: 'invoice', ids: [5039] }),
  post('/apps/invoice/delete-many', { filter: { status: 'paid', q: 'weber', email: null } }),
  post('/apps/invoice/delete-many', { ids: ['5030', 1] }),
  post('/apps/invoice/delete-many', {}, 400),

  get('/apps/ecommerce/products'),
  get('/apps/ecommerce/products', { brand: ['Quill', 'Fjord'], sortBy: 'price-asc', priceMin: 10, rating: 4 }),
  get('/apps/ecommerce/products', { brand: [], category: null, q: 'x', perPage: 0 }),
  get('/apps/ecommerce/products/26'),
  get('/apps/ecommerce/products/quill-proof-pencils-blue-26'),
  get('/apps/ecommerce/products/99', {}, 404),
  get('/apps/ecommerce/facets'),
  get('/apps/ecommerce/wishlist'),
  get('/apps/ecommerce/cart'),
  post('/apps/ecommerce/wishlist', { productId: 1 }, 201),
  post('/apps/ecommerce/cart', { productId: 1 }, 201),
  post('/apps/ecommerce/cart', { productId: 99 }, 404),
  post('/apps/ecommerce/cart/1', { qty: 3 }),
  post('/apps/ecommerce/cart/1', { qty: 0 }, 400),
  remove('/apps/ecommerce/cart/27'),
  remove('/apps/ecommerce/wishlist/26'),
  remove('/apps/ecommerce/wishlist/26', {}, 404),
  post('/apps/restore', { kind: 'cart', ids: [27] }),
  post('/apps/ecommerce/orders', { address, paymentMethod: 'card' }, 201),
  post('/apps/ecommerce/orders', { address, paymentMethod: 'card' }, 400),

  get('/account-setting/data'),
  as('client', get('/account-setting/data'), 403),
  post('/account-setting/data', { info: { bio: 'x' }, notification: { followMe: true } }),
  post('/account-setting/data', { general: { email: 'x' } }, 400),
  post('/account-setting/confirm-email', {}),
  post('/account-setting/password', { oldPassword: 'x', newPassword: 'y' }, 400),

  get('/profile/data'),
  post('/profile/like', { postId: 1 }),
  post('/profile/comments', { postId: 1, comment: 'x' }, 201),
  post('/profile/vote', { pollId: 1, option: 'The tram' }),
  post('/profile/favorite-page', { pageId: 1 }),
  post('/profile/favorite-feed', { feedId: 1 }),
  post('/profile/add-suggestion', { suggestionId: 1 }),

  get('/faq/data', { q: 'card' }),
  get('/faq/data/knowledge_base'),
  get('/faq/data/category', { category: 'writing' }),
  get('/faq/data/category', { category: 'attic' }, 404),
  get('/faq/data/question'),
  post('/faq/data/feedback', { slug: 'how-long-should-a-caption-be', wasHelpful: true }),
  get('/pricing/data'),

  get('/blog/list/data'),
  get('/blog/list/data', { status: 'all', page: 1, perPage: 2, q: 'a' }),
  get('/blog/list/data/sidebar'),
  get('/blog/list/data/detail', { id: 3 }),
  get('/blog/list/data/detail', { id: 99 }, 404),
  get('/blog/list/data/edit'),
  post('/blog/list/data/edit', { blogTitle: 'New' }, 201),
  post('/blog/list/data/edit', { id: 10, status: 'Published' }),
  post('/blog/bookmark', { id: 10 }),
  post('/blog/comments', { blogId: 10, commentText: 'x' }, 201),
  remove('/blog/comments', { id: 1 }, 400),
  remove('/blog/comments', { id: 2 }),
  post('/apps/restore', { kind: 'comment', ids: [2] }),

  ...[
    ...analytics.map((name) => `card-analytics/${name}`),
    ...statistics.map((name) => `card-statistics/${name}`),
  ].flatMap((name) => periods.map((period) => get(`/card/${name}`, { period }))),
  ...overview.map((name) => get(`/card/card-advance/${name}`)),
];
