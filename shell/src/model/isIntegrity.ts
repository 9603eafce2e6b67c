const hash = /^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/;

/**
 * Is it a hash, or a list of them, that a browser holds a script against? One that it cannot read, it passes over in
 * silence: the script would run as if there were none.
 */
export const isIntegrity = (text: string): boolean => text.split(' ').every((one) => hash.test(one));
