import { pageHeader } from '@atrium/contract';

/** Whether a page that is none of ours asks: ours say which page they are. What is no browser gets what the document says. */
export const isOfOthers = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers[pageHeader.toLowerCase()] === undefined &&
  (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined);
