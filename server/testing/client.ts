import { toQueryString } from '@atrium/contract/host';
import type { SessionTokens } from '@atrium/core/api';
import axios, { type AxiosInstance } from 'axios';

export const createClient = (baseURL: string): AxiosInstance =>
  axios.create({ baseURL, paramsSerializer: { serialize: toQueryString }, validateStatus: () => true });

/** Signs somebody in; all further calls of the client are theirs. */
export async function signIn(http: AxiosInstance, email: string, password: string) {
  const { data } = await http.post<SessionTokens>('/jwt/login', { email, password });
  http.defaults.headers.common.Authorization = `Bearer ${data.accessToken}`;
  return data;
}
