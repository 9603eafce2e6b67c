import { createMailApi } from '../testing/testApi';
import { receiveCoreMail } from './coreMail';

let { api, list } = createMailApi();
beforeEach(() => {
  ({ api, list } = createMailApi());
});

describe('from the core', () => {
  test('an email goes into the inbox, and into its badge', async () => {
    expect((await api.post('/jwt/forgot-password', { email: 'admin@demo.com' })).status).toBe(200);
    expect((await list()).emails[0]).toMatchObject({
      from: { name: 'Atrium', email: 'no-reply@atrium.example' },
      to: [{ name: 'Joana Duarte', email: 'admin@demo.com' }],
      subject: 'Reset your password',
      isRead: false,
      message: expect.stringContaining('/reset-password/'),
    });
    expect((await api.get('/apps/counts')).data).toMatchObject({ email: 4 });
  });

  test.each([[undefined], ['text'], [{ to: 'admin@demo.com', subject: 'x', message: 'y' }], [{ subject: 'x' }]])(
    'what is no email (%j) is left out',
    async (message) => {
      const before = await list();
      await (await api.opening).change('email', (store) => receiveCoreMail(store, message));
      expect(await list()).toEqual(before);
    },
  );
});
