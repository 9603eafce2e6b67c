import en from './en.json';

/** English texts of the entry points that load on demand: the shell's build leaves only their groups (`laterGroups` there). */
export default en;
