import { lastReturnOf, orderStageOf, reversalOf, stagesOf } from './orderStage';

const lines = [{ shippingDate: '2026-11-18' }, { shippingDate: '2026-11-20' }];

test.each([
  ['2026-11-19', 'standard', 'placed'],
  ['2026-11-20', 'standard', 'sent'],
  ['2026-11-26', 'standard', 'sent'],
  ['2026-11-27', 'standard', 'there'],
  ['2026-11-24', 'express', 'there'],
  ['2026-12-24', 'pickup', 'sent'],
] as const)('on %s an order that comes by %s is %s', (today, deliveryWay, stage) => {
  expect(orderStageOf({ lines, deliveryWay }, today)).toBe(stage);
});

test('a cancelled order goes nowhere any more', () => {
  expect(orderStageOf({ lines, deliveryWay: 'express', cancelledAt: '2026-11-18T08:00:00Z' }, '2026-12-24')).toBe(
    'cancelled',
  );
});

test('what is collected is not delivered', () => {
  expect(stagesOf({ deliveryWay: 'pickup' })).toEqual(['placed', 'sent']);
  expect(stagesOf({ deliveryWay: 'express' })).toEqual(['placed', 'sent', 'there']);
});

test.each([
  ['2026-11-19', 'standard', 'cancel'],
  ['2026-11-25', 'standard', null],
  ['2026-11-27', 'standard', 'return'],
  ['2026-12-26', 'standard', 'return'],
  ['2026-12-27', 'standard', null],
  ['2026-11-21', 'pickup', 'return'],
] as const)('on %s an order that comes by %s is taken back by %s', (today, deliveryWay, way) => {
  expect(reversalOf({ lines, deliveryWay }, today)).toBe(way);
});

test('what was sent back is not sent back again', () => {
  const order = { lines, deliveryWay: 'standard', returnedAt: '2026-11-28T08:00:00Z' } as const;
  expect([orderStageOf(order, '2026-11-29'), reversalOf(order, '2026-11-29')]).toEqual(['returned', null]);
  expect(lastReturnOf({ lines: [], deliveryWay: 'standard' })).toBeUndefined();
});
