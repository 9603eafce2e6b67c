/** The advisory locks by which processes take turns: numbers of our own in the database's one space. */
export const locks = { migration: 7_461_001, writing: 7_461_002, due: 7_461_003 };
