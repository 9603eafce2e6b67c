import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksForWorker, lastWorker, lastWorkerHeaders } from '@atrium/contract/host';

/** Of a development server: ends the service workers of whatever answered at its address before. */
export const endWorkers = {
  name: 'end-workers',
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (asksForWorker(request.headers)) response.writeHead(200, lastWorkerHeaders).end(lastWorker);
    else next();
  },
};
