import type { PageServices } from '@atrium/sdk/page';
import { sendErrorReports } from './sendErrorReports';
import { pseudonymOf, sendVisits } from './sendVisits';

interface ReportOptions {
  services: PageServices;
  address: string;
  shell: string;
  /** A server answers the calls, and knows who makes them. */
  isServer: boolean;
}

/** Sends errors and visits for as long as the page is open. */
export function sendReports({ services, address, shell, isServer }: ReportOptions): void {
  const accountFor = (app: string) => {
    const { user } = services.session.getState();
    return user ? pseudonymOf(app, user.id.toString()) : undefined;
  };
  sendErrorReports({ services, address, shell, ...(!isServer && { accountFor }) });
  sendVisits({ services, address, isServer, accountFor });
}
