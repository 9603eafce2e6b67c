/** Time a text may be; a picture by the characters of its data URL. */
export const maxLengths = { post: 2000, comment: 1000, alt: 300, picture: 1_000_100 };

export const maxPictures = 4;
