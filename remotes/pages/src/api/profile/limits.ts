/** Text limits; pictures in characters of their data URL. */
export const maxLengths = { post: 2000, comment: 1000, alt: 300, picture: 1_000_100 };

export const maxPictures = 4;
