import type { Page } from '@playwright/test';
import { openPage } from './navigation';

const userList = '/apps/user/list';

export const userRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Users' })
    .getByRole('row')
    .filter({ has: page.locator('td') });

export const openUserList = (page: Page, search = '') => openPage(page, `${userList}${search}`, 'Users');
