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

export const get = (url: string, params?: Record<string, unknown>, status = 200): ContractCase => ({
  method: 'GET',
  url,
  params,
  status,
});
export const post = (url: string, body: unknown, status = 200): ContractCase => ({ method: 'POST', url, body, status });
export const remove = (url: string, params?: Record<string, unknown>, status = 200): ContractCase => ({
  method: 'DELETE',
  url,
  params,
  status,
});
export const as = (who: NonNullable<ContractCase['as']>, call: ContractCase, status: number): ContractCase => ({
  ...call,
  as: who,
  status,
});
