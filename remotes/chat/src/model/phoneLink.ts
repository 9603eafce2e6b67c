export const phoneLink = (phone: string): string => `tel:${phone.replace(/\s/g, '')}`;
