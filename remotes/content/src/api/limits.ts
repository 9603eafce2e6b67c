/** How many rows a page has at most: more of them are found by a search, or by a filter. */
export const maxPerPage = 200;
