export interface CardCalls {
  slot: string;
  calls: readonly string[];
}

const below = (base: string, names: string) => names.split(' ').map((name) => `GET ${base}/${name}`);

export const cardCalls = {
  statistics: {
    slot: 'samples.statistics',
    calls: [
      'GET /card/card-advance/statistics',
      ...below(
        '/card/card-statistics',
        'orders-bar-chart profit-line-chart subscribers revenue sales orders site-traffic active-users newsletter',
      ),
    ],
  },
  analytics: {
    slot: 'samples.analytics',
    calls: [
      ...below(
        '/card/card-analytics',
        'support-tracker avg-sessions revenue-report goal-overview revenue product-orders sessions-device customers',
      ),
      'GET /card/card-advance/earnings',
      'GET /card/card-advance/sales-radar',
    ],
  },
} satisfies Record<string, CardCalls>;
