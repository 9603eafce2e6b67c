import { type Browser, browsers, type Device, devices } from './figures';

export type Segment = `device.${Device}` | `browser.${Browser}`;

export const segments: readonly Segment[] = [
  ...devices.map((device): Segment => `device.${device}`),
  ...browsers.map((browser): Segment => `browser.${browser}`),
];

export const readSegment = (text: string | null | undefined): Segment | undefined =>
  segments.find((segment) => segment === text);

export const wholeOf = (segment: Segment): 'sessions' | 'visits' =>
  segment.startsWith('device.') ? 'sessions' : 'visits';
