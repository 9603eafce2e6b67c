import { createAppApi } from '@atrium/sdk';

export const pagesApi = createAppApi('pages');
