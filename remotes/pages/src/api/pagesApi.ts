import { createAppApi } from '@atrium/sdk';

/** The app's one api; each area of the app adds its calls. */
export const pagesApi = createAppApi('pages');
