import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { openPalette } from './support/navigation';
import { openOtherPerson, register } from './support/session';

test.use({ account: 'admin' });

const shelf = '/apps/ecommerce/product-detail/aula-standing-shelf-13';
const toPayment = async (page: Page) => {
  await page.goto('/apps/ecommerce/checkout/address');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
};
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });

test('from the price slider to an order that is found again, with its invoice', { tag: '@all' }, async ({ page }) => {
  await test.step('search in the palette', async () => {
    await page.goto('/apps/ecommerce/wishlist');
    await (await openPalette(page)).fill('headphones');
    await page.getByRole('option', { name: /^Search the shop: “headphones”/ }).click();
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  });

  await test.step('filters', async () => {
    await page.goto('/apps/ecommerce/shop');
    const from = page.getByRole('slider', { name: 'Price from' });
    await from.focus();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('ArrowRight');
    await expect(from).toHaveAttribute('aria-valuetext', '€20');
    await expect(page.getByRole('textbox', { name: 'Price from' })).toHaveValue('20');
    await page.getByRole('checkbox', { name: /Audio/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Remove the filter €20 and more' }).click();
    await expect(page).toHaveURL(/shop\?category=Audio$/);
    await expect(page.getByText('3 results', { exact: true })).toBeVisible();
  });

  await toPayment(page);
  await expectNoAxeViolations(page);
  const due = await page.getByRole('region', { name: 'Summary' }).getByText('€125.75').textContent();
  await test.step('the order is placed', async () => {
    await placeOrder(page).click();
    await expect(page.getByText('Thank you, the order is placed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  });

  await test.step('it is found again, with its invoice', async () => {
    await page.goto('/apps/ecommerce/orders');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Order 3' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Invoice', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice for order 3' })).toBeVisible();
    await expect(page.getByText(due ?? '').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('it is cancelled', async () => {
    await page.goto('/apps/ecommerce/orders/3');
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page
      .getByRole('dialog', { name: 'Cancel order 3?' })
      .getByRole('button', { name: 'Cancel the order' })
      .click();
    await expect(page.getByText(/^This order was cancelled on/)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('it is bought again', async () => {
    await (await openPalette(page)).fill('buy the latest');
    await page.getByRole('option', { name: /Buy the latest order again/ }).click();
    await expect(page).toHaveURL(/checkout\/cart$/);
    await expect(page.getByRole('button', { name: 'Cart (5)' })).toBeVisible();
  });
});

test('what another tab changes is shown before one orders; without that news the order is refused with the new total', {
  tag: '@all',
}, async ({ page, context, allowErrors }) => {
  allowErrors(/409/);
  const other = await context.newPage();
  await toPayment(page);
  await other.goto('/apps/ecommerce/checkout/cart');
  await other.getByRole('button', { name: 'One more' }).nth(1).click();
  await expect(page.getByText('The total is now €148.29; it was €125.75')).toBeVisible();

  const silent = await context.newPage();
  await silent.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await silent.goto('/apps/ecommerce/checkout/cart');
  await silent.getByRole('button', { name: 'One more' }).nth(1).click();
  await expect(silent.getByText('€170.83')).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText('Nothing was ordered: the total is now €170.83')).toBeVisible();
  await placeOrder(page).click();
  await expect(page.getByText('Thank you, the order is placed')).toBeVisible();
  await expect(other.getByText('The cart is empty')).toBeVisible();
});

test('of two people who have the last piece in their carts one gets it, and the other learns of it', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto(shelf);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'View in cart' })).toBeVisible();

  const other = await openOtherPerson(context);
  await register(other, 'ann');
  await other.goto(shelf);
  await other.getByRole('button', { name: 'Add to cart' }).click();
  await other.goto('/apps/ecommerce/checkout');
  await expect(other.getByText('Only 1 left')).toBeVisible();

  await toPayment(page);
  await placeOrder(page).click();
  await expect(page.getByText('Thank you, the order is placed')).toBeVisible();
  await expect(other.getByText('Some of it is no longer in stock')).toBeVisible();
  await expect(other.getByText('Sold out')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Continue to address' })).toBeDisabled();
  await expectNoAxeViolations(other);
});

test('chosen pieces go back, with what they come to on the order, its invoice and in an email', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/apps/ecommerce/orders/1');
  await page.getByRole('button', { name: 'Return items' }).click();
  const drawer = page.getByRole('dialog', { name: 'Return items from order 1' });
  await drawer.getByRole('button', { name: 'Return' }).click();
  await expect(drawer.getByText('Choose what to return.')).toBeVisible();
  await drawer.getByRole('checkbox', { name: /Field Notes/ }).check();
  await drawer.getByRole('button', { name: 'One fewer' }).click();
  await expect(drawer.getByRole('status').getByText('€28.22')).toBeVisible();
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Return' }).click();
  const back = page.getByRole('region', { name: 'Returned' });
  await expect(back.getByText('2 × Field Notes, Set of Six, Amber')).toBeVisible();
  await expect(page.getByText('€184.06')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('main').getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('article').getByText('−€28.22')).toBeVisible();
  await page.goto('/apps/email');
  await page.getByText('Your return from order 1').click();
  await expect(page.getByRole('main').getByText('€28.22')).toBeVisible();
});

test('who waits for the last piece hears of it by the bell once it is back', { tag: '@all' }, async ({ page }) => {
  await page.goto(shelf);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Standing Shelf is in the cart')).toBeVisible();
  await toPayment(page);
  await placeOrder(page).click();
  await expect(page.getByText('Thank you, the order is placed')).toBeVisible();
  await page.goto(shelf);
  await page.getByRole('button', { name: 'Notify me when it’s back in stock' }).click();
  await expect(page.getByText('We’ll notify you when it’s back in stock.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/apps/ecommerce/orders/3');
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('button', { name: /^Standing Shelf is back in stock/ })
    .or(page.getByRole('link', { name: /^Standing Shelf is back in stock/ }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});
