import type { BackendCall } from '@atrium/backend';
import { analyticsCalls as calls } from '../api/calls';
import {
  AvgSessions,
  Customers,
  GoalOverview,
  ProductOrders,
  RevenueCard,
  SessionsDevice,
  SupportTracker,
} from '../api/schemas';
import { changeOf, percentOf } from '../model/compare';
import { laterOf, shiftDay } from '../model/day';
import { toEuros } from '../model/euros';
import { devices, type Figures, figureOf } from '../model/figures';
import { customerKinds, saleStatuses } from '../model/sale';
import { card, last_days } from './card';
import { courseOf, seriesOf } from './course';
import { customersLegacyView, devicesLegacyView, ordersLegacyView } from './legacyView';
import { reportCall } from './revenueReport';
import { compare, figure, type Span } from './span';

const secondsOfHour = 3_600;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
const perDay = (figures: Figures): number =>
  Math.round(figureOf(figures, 'sessions') / (figureOf(figures, 'days') || 1));

function getSupport(span: Span): SupportTracker {
  const { ledger, range, now } = span;
  const [all, done] = [figureOf(now, 'newTickets'), figureOf(now, 'doneTickets')];
  const week = shiftDay(range.to, -6);
  const lately = ledger.sum({ from: laterOf(week, range.from), to: range.to });
  const created = courseOf(span, figure('newTickets'));
  return {
    title: 'Support Tracker',
    last_days,
    totalTicket: all,
    newTicket: figureOf(lately, 'newTickets'),
    openTicket: all - done,
    responseTime: oneDecimal(figureOf(now, 'answerTime') / (all || 1) / secondsOfHour),
    completed: percentOf(done, all),
    change: changeOf(compare(span, figure('newTickets'))),
    categories: created.categories,
    series: [
      { name: 'New', data: created.now },
      { name: 'Done', data: courseOf(span, figure('doneTickets')).now },
    ],
  };
}

function getSessions(span: Span): AvgSessions {
  const { now } = span;
  const [sessions, users] = [figureOf(now, 'sessions'), figureOf(now, 'users')];
  const course = courseOf(span, perDay);
  return {
    title: 'Average Sessions',
    last_days,
    sessions: perDay(now),
    total: sessions,
    growth: changeOf(compare(span, perDay)),
    goal: figureOf(now, 'sessionTarget'),
    users,
    retention: percentOf(figureOf(now, 'returning'), users),
    duration: oneDecimal(figureOf(now, 'sessionTime') / (sessions || 1) / 60),
    categories: course.categories,
    series: seriesOf(course, 'Sessions'),
  };
}

function getRevenue(span: Span): RevenueCard {
  const revenue = (figures: Figures) => toEuros(figureOf(figures, 'revenue'));
  const { value, before } = compare(span, revenue);
  const course = courseOf(span, revenue);
  return {
    title: 'Revenue',
    last_days,
    thisMonth: value,
    lastMonth: before,
    categories: course.categories,
    series: seriesOf(course, 'This period'),
  };
}

function getOrders({ now }: Span): ProductOrders {
  const total = figureOf(now, 'orders');
  const chart_info = saleStatuses.map((name) => {
    const count = figureOf(now, `status.${name}`);
    return { name, count, share: percentOf(count, total) };
  });
  return { title: 'Product Orders', last_days, total, chart_info, series: chart_info.map(({ share }) => share) };
}

const deviceIcons = { Desktop: 'monitor', Mobile: 'smartphone', Tablet: 'tablet' };

function getDevices(span: Span): SessionsDevice {
  const total = figureOf(span.now, 'sessions');
  const chart_info = devices.map((name) => {
    const compared = compare(span, figure(`device.${name}`));
    const { value } = compared;
    return { name, icon: deviceIcons[name], count: value, share: percentOf(value, total), change: changeOf(compared) };
  });
  return { title: 'Sessions by Device', last_days, chart_info, series: chart_info.map(({ share }) => share) };
}

function getCustomers({ now }: Span): Customers {
  const listData = customerKinds.map((name) => ({ name, count: figureOf(now, `customer.${name}`) }));
  return { title: 'Customers', last_days, listData, series: listData.map(({ count }) => count) };
}

function getGoals({ now }: Span): GoalOverview {
  const [earned, target] = [figureOf(now, 'revenue'), figureOf(now, 'target')];
  return {
    title: 'Goal Overview',
    completed: toEuros(earned),
    inProgress: toEuros(Math.max(0, target - earned)),
    series: [percentOf(earned, target)],
  };
}

export const analyticsCalls: BackendCall[] = [
  card(
    calls.supportTracker,
    'Tickets that came: how many, how many are open, and their course',
    SupportTracker,
    getSupport,
  ),
  card(calls.avgSessions, 'Sessions a day, their course, and four figures beside', AvgSessions, getSessions),
  reportCall,
  card(calls.goalOverview, 'How much of what was to be earned was earned', GoalOverview, getGoals),
  card(calls.revenue, 'Revenue of the period against what it is compared with', RevenueCard, getRevenue),
  card(calls.productOrders, 'Orders by what became of them', ProductOrders, getOrders, ordersLegacyView),
  card(calls.sessionsDevice, 'Sessions by device', SessionsDevice, getDevices, devicesLegacyView),
  card(calls.customers, 'Orders by who made them', Customers, getCustomers, customersLegacyView),
];
