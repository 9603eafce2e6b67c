import { renderApp } from '@atrium/standalone/testing';
import { screen, waitFor } from '@testing-library/react';
import { calls } from '../api/calls';
import type { SettingsAnswer } from '../api/settingsSchemas';
import app from '../app';
import { testOptions } from '../testing/testOptions';

async function open() {
  const page = await renderApp(app, { ...testOptions, route: '/apps/invoice/settings' });
  await screen.findByRole('heading', { level: 1, name: 'Invoice settings' });
  const read = async () => (await page.runtime.http.get<SettingsAnswer>(calls.getSettings.path)).data.settings;
  const type = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name });
    await page.user.clear(field);
    await page.user.type(field, text);
    await page.user.tab();
  };
  return { ...page, read, type };
}

test('numbers are checked beside their fields, and saved in their usual form', async () => {
  const { user, read, type } = await open();
  await type('VAT number', 'DE 123 456 789');
  expect(await screen.findByText('The check digits are wrong. Check for a typo.')).toBeVisible();
  await type('VAT number', 'de 136 695 976');
  await type('IBAN', 'DE89 3704 0044 0532 0130 01');
  expect(await screen.findByText('This is not a valid IBAN. Check for a typo.')).toBeVisible();
  await type('IBAN', 'DE89 3704 0044 0532 0130 00');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(async () => expect((await read()).seller.vatNumber).toBe('DE136695976'));
  expect((await read()).seller.bank.iban).toBe('DE89370400440532013000');
});
