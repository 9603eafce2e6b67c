/** 2 to 40 letters, digits, dots, dashes and underscores. */
export const isUsername = (text: string): boolean => /^[\p{L}\p{N}._-]{2,40}$/u.test(text.trim());

/** Empty, or a phone number with 5 to 15 digits. */
export function isPhone(text: string): boolean {
  const figures = text.replace(/\D/g, '').length;
  return text.trim() === '' || (/^\+?[\d\s().\-/]+$/.test(text.trim()) && figures >= 5 && figures <= 15);
}

/** Empty, or a web address. */
export function isWebAddress(text: string): boolean {
  if (text.trim() === '') return true;
  if (!/^https?:\/\/[^\s/]/i.test(text.trim())) return false;
  try {
    return /^[^.].*\.[^.]+$/.test(new URL(text.trim()).hostname);
  } catch {
    return false;
  }
}

const firstBirthday = '1900-01-01';

/** Between 1900 and today. */
export const isBirthday = (day: string, today: string): boolean => day >= firstBirthday && day <= today;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const maxLengths = { name: 100, email: 254, company: 100, country: 60, bio: 1000, link: 300 };
