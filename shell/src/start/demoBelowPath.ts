import { hideBase, showBase } from '@atrium/contract/host';
import axios, { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';

/** Below a path, the pictures of the demo are there too: its records name them from the root. */
export function placeDemo(http: AxiosInstance, base: string): void {
  const answer = axios.getAdapter(http.defaults.adapter);
  const place = (response: AxiosResponse): AxiosResponse => {
    const text: string | undefined = JSON.stringify(response.data);
    return text === undefined ? response : { ...response, data: JSON.parse(showBase(text, base)) };
  };
  http.defaults.adapter = async (config) => {
    const sent: unknown = config.data;
    try {
      return place(await answer(typeof sent === 'string' ? { ...config, data: hideBase(sent, base) } : config));
    } catch (error) {
      if (isAxiosError(error) && error.response) error.response = place(error.response);
      throw error;
    }
  };
}
