import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AccountContext, AppIdContext } from '../theme/account';
import { useStoredState } from './storedState';

const understand = (stored: unknown) => (typeof stored === 'string' ? stored : 'nothing');

function storeUnder(room: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AccountContext value="1">
      <AppIdContext value={room}>{children}</AppIdContext>
    </AccountContext>
  );
  return renderHook(() => useStoredState('table.orders', understand), { wrapper }).result;
}

beforeEach(() => localStorage.clear());

test('two apps that keep something under one name have each their own', () => {
  const [shop, invoices] = [storeUnder('shop'), storeUnder('invoices')];
  act(() => shop.current[1]('three columns'));
  expect([shop.current[0], invoices.current[0]]).toEqual(['three columns', 'nothing']);
  act(() => invoices.current[1]('five columns'));
  expect([shop.current[0], invoices.current[0]]).toEqual(['three columns', 'five columns']);
});

test('what was kept before apps were kept apart is still there, until the app keeps something else', () => {
  localStorage.setItem('table.orders@1', '"as before"');
  const shop = storeUnder('shop');
  expect(shop.current[0]).toBe('as before');
  act(() => shop.current[1]('three columns'));
  expect(shop.current[0]).toBe('three columns');
});
