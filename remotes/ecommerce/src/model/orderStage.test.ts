import { orderStageOf, stagesOf } from './orderStage';

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

test('what is collected is not brought', () => {
  expect(stagesOf({ deliveryWay: 'pickup' })).toEqual(['placed', 'sent']);
  expect(stagesOf({ deliveryWay: 'express' })).toEqual(['placed', 'sent', 'there']);
});
