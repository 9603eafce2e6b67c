/** How many days a record that was deleted can come back. */
export const binDays = 30;
