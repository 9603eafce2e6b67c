import { toQueryString } from '@atrium/contract/host';
import axios, { type AxiosInstance } from 'axios';

/** A client each of whose calls goes to the next of some servers, as a small balancer before them would send it. */
export function createRoundRobin(addresses: readonly string[]): AxiosInstance {
  let next = 0;
  const http = axios.create({ paramsSerializer: { serialize: toQueryString }, validateStatus: () => true });
  http.interceptors.request.use((config) => ({ ...config, baseURL: addresses[next++ % addresses.length] ?? '' }));
  return http;
}
