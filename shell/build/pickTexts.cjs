/** A loader: some groups of a file of texts, or all but those. */
module.exports = function pickTexts(source) {
  const { groups, isWithout = false } = this.getOptions();
  const picked = Object.entries(JSON.parse(source)).filter(([group]) => groups.includes(group) !== isWithout);
  return JSON.stringify(Object.fromEntries(picked));
};
