import type { InternalAxiosRequestConfig } from 'axios';
import { createPageServices } from './pageServices';
import { memoryStorage } from './storage';

const answer = (config: InternalAxiosRequestConfig) => ({
  data: { url: config.url },
  status: 200,
  statusText: '',
  headers: {},
  config,
});

test('the first call of a page brings the client, and waits for what answers it', async () => {
  const services = createPageServices({ storage: memoryStorage() });
  const steps: string[] = [];
  services.answerBy(async () => {
    const { network } = await services.openHttp();
    steps.push('prepared');
    network.defaults.adapter = async (config) => {
      steps.push('sent');
      return answer(config);
    };
  });
  const { data } = await services.http.post('/jwt/login', { email: 'a@example.com' });
  expect(data).toEqual({ url: '/jwt/login' });
  expect(steps).toEqual(['prepared', 'sent']);
});

test('page and host have the same clients, whoever makes them first', async () => {
  const services = createPageServices({ storage: memoryStorage() });
  const made = services.createHttp(await import('./http'));
  expect(await services.openHttp()).toBe(made);
});
