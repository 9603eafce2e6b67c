/** Hours and minutes, as FullCalendar writes them. */
export const clockFormat = { hour: '2-digit', minute: '2-digit', hour12: false } as const;
