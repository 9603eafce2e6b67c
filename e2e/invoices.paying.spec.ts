import { expect, expectNoAxeViolations, test } from './fixtures';
import { chooseForInvoice, invoiceRows, openFirstInvoice, openInvoices } from './support/invoices';

// Complete journeys, with axe.

test.use({ account: 'admin' });

test('payments lower the balance, and the status follows', { tag: '@all' }, async ({ page }) => {
  await openInvoices(page, '?status=Sent');
  await openFirstInvoice(page);
  const pay = async (amount?: string) => {
    await chooseForInvoice(page, 'Record a payment');
    const form = page.getByRole('dialog', { name: /^Payment for invoice/ });
    const field = form.getByRole('textbox', { name: 'Amount' });
    if (amount) await field.fill(amount);
    await form.getByRole('button', { name: 'Record payment' }).click();
    return form;
  };
  const form = await pay('9,999,999.00');
  await expect(form.getByText('This is more than is open')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('textbox', { name: 'Amount' }).fill('0.10');
  await form.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText(/^Payment recorded; €/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Partly paid')).toBeVisible();
  await pay();
  await expect(page.getByText(/^Invoice \d+ paid$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('€0.00');
  const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveCount(2);

  await payments
    .first()
    .getByRole('button', { name: /^Actions for the payment/ })
    .click();
  await page.getByRole('menuitem', { name: 'Correct' }).click();
  const correction = page.getByRole('dialog', { name: /^Correct a payment/ });
  await correction.getByRole('textbox', { name: 'Amount' }).fill('0.05');
  await correction.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Payment of €0.10 corrected to €0.05');
  await expect(page.getByRole('main').getByText('Partly paid')).toBeVisible();
  await chooseForInvoice(page, 'Mark as paid');
  await expect(payments).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(payments).toHaveCount(2);
});

test('drafts are deleted, one restored and one not; it is sent by email, and then voided instead', {
  tag: '@all',
}, async ({ page }) => {
  await openInvoices(page, '?status=Draft');
  await invoiceRows(page).first().waitFor();
  const numbers = await invoiceRows(page).getByRole('link').allTextContents();
  const [number = '', other = ''] = numbers.map((text) => text.replace(/\D/g, ''));
  await openInvoices(page, `?q=${number}`);
  await chooseForInvoice(page, 'Delete');
  await expect(page.getByText('1 invoice deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 invoice restored')).toBeVisible();
  await expect(invoiceRows(page)).toHaveCount(1);
  await chooseForInvoice(page, 'Delete');
  await page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true }).click();
  const bin = page.getByRole('table', { name: 'Deleted invoices' });
  await expect(bin.getByRole('row', { name: new RegExp(`Draft ${number}.*Joana Duarte.*30 days`) })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Actions for Draft ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText(`Draft ${number} restored`)).toBeVisible();
  await expect(page.getByText('No deleted invoices')).toBeVisible();
  await test.step('one is deleted for good', async () => {
    await openInvoices(page, `?q=${other}`);
    await chooseForInvoice(page, 'Delete');
    await page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true }).click();
    await page.getByRole('button', { name: `Actions for Draft ${other}` }).click();
    await page.getByRole('menuitem', { name: 'Delete for good' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('No deleted invoices')).toBeVisible();
    await openInvoices(page, `?q=${number}`);
  });

  await test.step('the other is sent', async () => {
    await page.getByRole('button', { name: `Send Draft ${number}` }).click();
    const form = page.getByRole('dialog', { name: `Send Draft ${number}` });
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(/[\d,.]+ is due on/);
    await form.getByRole('textbox', { name: 'To' }).fill('nobody');
    await form.getByRole('button', { name: 'Note as sent' }).click();
    await expect(form.getByText('Enter a valid email address')).toBeVisible();
    await form.getByRole('textbox', { name: 'To' }).fill('accounts@example.com');
    await form.getByRole('button', { name: 'Note as sent' }).click();
    await expect(page.getByText('Noted as sent to accounts@example.com')).toBeVisible();
    await expect(invoiceRows(page).first()).toContainText('Sent');
  });

  await test.step('it is voided', async () => {
    await page.getByRole('button', { name: `Actions for Invoice ${number}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Void' }).click();
    const question = page.getByRole('dialog', { name: `Void invoice ${number}` });
    await question.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice');
    await question.getByRole('button', { name: 'Void' }).click();
    await expect(invoiceRows(page).first()).toContainText('Void');
  });
});

test('a paid invoice is credited in part, and what was paid too much is given back', { tag: '@all' }, async ({
  page,
}) => {
  await openInvoices(page, '?status=Paid');
  await openFirstInvoice(page);
  await chooseForInvoice(page, 'Create a credit note');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Create credit note' }).click();
  await expect(page.getByText(/^Credit note \d+ created$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('To refund');
  await chooseForInvoice(page, 'Record a refund');
  await page.getByRole('button', { name: 'Record refund' }).click();
  await expect(page.getByRole('main').getByText('Void').first()).toBeVisible();
  await page.getByRole('list', { name: 'History' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Credit note \d+$/ })).toBeVisible();
  await expectNoAxeViolations(page);
});
