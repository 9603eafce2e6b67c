import { installMock } from '@atrium/mock';

type Http = Parameters<typeof installMock>[0];

/** A call as the network sees it. */
export interface SentCall {
  url?: string | undefined;
  method?: string | undefined;
  data?: unknown;
}

/** Installs the demo on a network that answers what the demo does not: the registry, and the server's own calls. */
export function withServer(answer: (call: SentCall) => { status: number; data: unknown }) {
  return (http: Http) => {
    http.defaults.adapter = async (config) => {
      const { headers } = config;
      const response = { ...answer(config), statusText: '', headers, config };
      if (response.status >= 400) throw Object.assign(new Error('It failed'), { isAxiosError: true, config, response });
      return response;
    };
    return installMock(http);
  };
}
