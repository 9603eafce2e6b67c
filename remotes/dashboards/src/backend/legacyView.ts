import type { Customers, ProductOrders, RevenueReport, SessionsDevice, StatisticCard } from '../api/schemas';

const colors = ['text-primary', 'text-warning', 'text-danger'];
const dotAt = (index: number) => ({ icon: 'Circle', iconColor: colors[index % colors.length] });

/** The years that the menu of the original template offers, the latest first. */
const legacyYears = ['2020', '2019', '2018'];

/** Price and budget are of the first year of the menu. */
export function reportLegacyView(report: RevenueReport) {
  const years = legacyYears.filter((year) => report.years.includes(year));
  const [first = ''] = years;
  const { price, budget } = report.reports[first] ?? { price: 0, budget: 0 };
  return { ...report, years, price, budget };
}

export const ordersLegacyView = ({ chart_info, ...card }: ProductOrders) => ({
  ...card,
  chart_info: chart_info.map((entry, index) => ({ ...entry, ...dotAt(index), usage: entry.count })),
});

export const devicesLegacyView = ({ chart_info, ...card }: SessionsDevice) => ({
  ...card,
  chart_info: chart_info.map((entry, index) => ({
    ...entry,
    iconColor: dotAt(index).iconColor,
    usage: entry.share,
    upDown: entry.change ?? 0,
  })),
});

export const customersLegacyView = ({ listData, ...card }: Customers) => ({
  ...card,
  listData: listData.map((entry, index) => ({ ...entry, ...dotAt(index), text: entry.name, result: entry.count })),
});

export const statisticLegacyView = (name: string, card: StatisticCard) => ({
  ...card,
  statistics: card.value,
  analyticsData: { [name]: card.value },
});
