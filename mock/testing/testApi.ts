import type { SessionTokens, SuggestedPage, UserRole } from 'shared/api';
import type { DemoApi } from '../core/api';
import type { Backend } from '../core/backend';
import { memoryBackend } from '../core/backend';
import { openDemoApi } from '../core/open';

interface Answer<T> {
  status: number;
  data: T;
}

type Params = Record<string, unknown>;

export const testPages: readonly SuggestedPage[] = [
  { id: 3, title: 'Email', icon: 'mail', link: '/apps/email' },
  { id: 4, title: 'Chat', icon: 'message-circle', link: '/apps/chat' },
  { id: 1000, title: 'Notes', icon: 'notebook', link: '/apps/notes' },
];

const toQuery = (params: Params): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of [value].flat()) if (item !== null && item !== undefined) query.append(key, String(item));
    if (Array.isArray(value) && value.length === 0) query.append(key, '');
  }
  return query.size > 0 ? `?${query}` : '';
};

interface Options {
  backend?: Backend;
  scale?: number;
  random?: () => number;
  pages?: () => readonly SuggestedPage[];
}

/** A demo API of its own for one test, with a clock to turn and calls as a client makes them. */
export function createTestApi({ backend = memoryBackend(), scale, random, pages = () => testPages }: Options = {}) {
  const clock = { now: new Date(2026, 10, 20, 12).getTime() };
  const opening: Promise<DemoApi> = openDemoApi({ now: () => clock.now, random, backend, scale, suggestions: pages });
  let authorization: string | undefined;

  async function call<T>(method: string, url: string, body?: string): Promise<Answer<T>> {
    const answer = await (await opening).handle({ method, url, body, authorization });
    if (!answer) throw new Error(`No handler matches ${method} ${url}`);
    // A test names the type of the answer that it asks for; the contract suite checks that this is what comes.
    return { status: answer.status, data: answer.data as T };
  }

  return {
    opening,
    clock,
    get: <T = unknown>(url: string, params: Params = {}) => call<T>('GET', url + toQuery(params)),
    delete: <T = unknown>(url: string, params: Params = {}) => call<T>('DELETE', url + toQuery(params)),
    post: <T = unknown>(url: string, body?: unknown) => call<T>('POST', url, JSON.stringify(body)),
    /** Lets all further calls bear this header. */
    authorize(header: string | undefined) {
      authorization = header;
    },
    /** Lets all further calls be those of the first user of a role. */
    async signIn(role: UserRole): Promise<SessionTokens> {
      const session = await (await opening).issueSession(role);
      authorization = `Bearer ${session.accessToken}`;
      return session;
    },
  };
}

export type TestApi = ReturnType<typeof createTestApi>;
